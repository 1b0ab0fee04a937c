import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageBlocks } from "../story-blocks.ts";
import { blocksGuide } from "./blocks-guide.ts";
import { storyblokComponents } from "./storyblok-components.ts";

const documented = (file: string) => readFileSync(new URL(`../../../docs/${file}`, import.meta.url), "utf8");
const components = storyblokComponents();
const named = (name: string) => components.find((component) => component.name === name);

/** docs: 'Possible Field Types' of Storyblok's Management API. */
const fieldTypes =
  "bloks text textarea richtext markdown number datetime boolean option options asset multiasset multilink table section custom".split(
    " ",
  );

test("the guide and the components in docs are those of the model", () => {
  expect(documented("blocks.md")).toBe(blocksGuide());
  expect(JSON.parse(documented("storyblok-components.json"))).toEqual(components);
});

test("every component has a name of its own and fields of types that Storyblok has", () => {
  const names = components.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(pageBlocks.map(({ name }) => name)));
  for (const { name, schema } of components) {
    expect(name).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
    for (const { type } of Object.values(schema)) expect(fieldTypes).toContain(type);
  }
});

test("what a field may hold is a component of the same import", () => {
  const allowed = components.flatMap(({ schema }) =>
    Object.values(schema).flatMap((field) => (field["component_whitelist"] as string[] | undefined) ?? []),
  );
  expect(allowed.filter((name) => !named(name))).toEqual([]);
  expect(allowed).toEqual(expect.arrayContaining(components.flatMap((each) => (each.is_nestable ? [each.name] : []))));
});

test("editors see Dutch labels, which values are allowed and what must be filled in", () => {
  expect(named("page")).toMatchObject({ is_root: true, is_nestable: false, schema: { body: { type: "bloks" } } });
  expect(named("hero")).toMatchObject({
    display_name: "Openingsbeeld",
    is_root: false,
    schema: {
      headline: { type: "text", display_name: "Kop", required: true, pos: 0 },
      image: { type: "asset", filetypes: ["images"], required: true },
      hotspots: { type: "bloks", restrict_components: true, component_whitelist: ["hotspot"] },
    },
  });
  expect(named("hotspot")?.schema["left"]).toMatchObject({ type: "number", min_value: 0, max_value: 100 });
  expect(named("opening_day")?.schema["day"]).toMatchObject({
    type: "option",
    options: expect.arrayContaining([{ name: "Maandag", value: "monday" }]),
  });
});
