import * as z from "zod";

const commaList = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

/** The parameters that one story and a list share; unknown ones (`cv`, `resolve_level`) are ignored, as Storyblok does. */
const storyParameters = z.object({
  version: z.enum(["published", "draft"]).default("published"),
  language: z.string().optional(),
  resolve_relations: commaList,
  resolve_links: z.enum(["0", "1", "url", "link", "story"]).default("0"),
  excluding_fields: commaList,
  excluding_story_fields: commaList,
});

const storyAddress = storyParameters.extend({ find_by: z.enum(["uuid"]).optional() });

/** Storyblok gives at most 100 per page and takes a larger wish for 100. */
const pages = {
  per_page: z.coerce
    .number()
    .pipe(z.int().positive())
    .transform((wish) => Math.min(wish, 100))
    .default(25),
  page: z.coerce.number().pipe(z.int().positive()).default(1),
};

const listParameters = storyParameters.extend({
  ...pages,
  starts_with: z.string().default(""),
  by_uuids: commaList,
  by_uuids_ordered: commaList,
  by_slugs: commaList,
  excluding_slugs: commaList,
  search_term: z.string().trim().toLowerCase().default(""),
  sort_by: z
    .string()
    .regex(/^[\w.]+(:(asc|desc))?(:(int|float))?$/)
    .optional(),
});

const linkParameters = z.object({
  ...pages,
  version: z.enum(["published", "draft"]).default("published"),
  language: z.string().optional(),
  starts_with: z.string().default(""),
  paginated: z.enum(["0", "1"]).default("0"),
  include_dates: z.enum(["0", "1"]).default("0"),
});

const datasourceParameters = z.object({ ...pages, datasource: z.string().min(1) });

export type StoryParameters = z.output<typeof storyParameters>;
export type ListParameters = z.output<typeof listParameters>;

/** A parameter that cannot be understood; `message` names it. */
export class WrongParameter extends Error {
  override name = "WrongParameter";
}

/** Parsers of the query string, one per endpoint; each throws WrongParameter. */
export const readParameters = {
  story: (query: URLSearchParams) => read(storyAddress, query),
  stories: (query: URLSearchParams) => read(listParameters, query),
  links: (query: URLSearchParams) => read(linkParameters, query),
  datasource: (query: URLSearchParams) => read(datasourceParameters, query),
};

function read<Schema extends z.ZodType>(schema: Schema, query: URLSearchParams): z.output<Schema> {
  const given = Object.fromEntries([...query].filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    throw new WrongParameter(
      parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "),
    );
  return parsed.data;
}
