import { roomConfigurationSchema } from "@warmeland/schema/rules/room-configuration.ts";
import * as z from "zod/mini";
import type { Plan } from "./plan.ts";

const storageKey = "room-plan";
const pieceSchema = z.object({ key: z.string(), productId: z.string() });

/** Keeps what is being planned on this device, until another room is begun. */
export function keepDraft(plan: Plan): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(plan));
  } catch {
    // a browser that keeps nothing still plans
  }
}

/** What was being planned on this device; undefined for nothing, or what an older shop wrote. */
export function readDraft(): Plan | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(storageKey) ?? "null") as Plan | null;
    if (!draft) return undefined;
    const { name, type, widthCm, lengthCm, openings, pieces } = draft;
    const room = { name, type, widthCm, lengthCm, openings };
    const isWhole =
      roomConfigurationSchema.safeParse({ room, products: pieces }).success &&
      pieces.every((piece) => pieceSchema.safeParse(piece).success);
    return isWhole ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // nothing was kept
  }
}
