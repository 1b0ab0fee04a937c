import type { BlockDefinition } from "../model/block-definition.ts";
import { page } from "../page/page.ts";
import { pageBlocks, settingsBlocks } from "../story-blocks.ts";

/** What stories are: pages, and the shop's own settings. */
export const storyTypes: readonly BlockDefinition[] = [page, ...settingsBlocks];

/** The parts of blocks, such as a question of an accordion, each once. */
export function partsOf(definitions: readonly BlockDefinition[]): BlockDefinition[] {
  const found = new Set<BlockDefinition>();
  const visit = (definition: BlockDefinition) => {
    for (const field of Object.values(definition.fields)) {
      if (field.kind !== "parts" || found.has(field.part)) continue;
      found.add(field.part);
      visit(field.part);
    }
  };
  definitions.forEach(visit);
  return [...found];
}

/** Every component of the content system: stories, blocks of pages, parts of blocks. */
export function allComponents(): BlockDefinition[] {
  const whole = [...storyTypes, ...pageBlocks];
  return [...whole, ...partsOf(whole)];
}
