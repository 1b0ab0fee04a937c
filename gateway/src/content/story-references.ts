import type { RecommendationRequest } from "#gateway/sources/recommendations/recommendations-source.ts";

/** What the blocks of a story refer to, each once and in reading order. */
export interface StoryReferences {
  readonly masterKeys: readonly string[];
  readonly categoryPaths: readonly string[];
  /** The blocks that need recommendations, by `_uid`; at most 8, since each is a call. */
  readonly sliders: readonly StorySlider[];
}

export interface StorySlider {
  readonly block: string;
  readonly request: RecommendationRequest;
}

const logics = ["PERSONAL", "ALSO_BOUGHT", "RELATED", "BESTSELLER"] as const;

const masterKeyShape = /^\d{2}-\d{4}$/;
const defaultLimit = 12;
const mostSliders = 8;

/** Collects the products, categories and recommendations that a story's blocks name (upstreams/stories/README.md). */
export function referencesOf(content: unknown): StoryReferences {
  const masterKeys = new Set<string>();
  const categoryPaths = new Set<string>();
  const sliders: StorySlider[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== "object" || value === null) return;
    const block = value as Readonly<Record<string, unknown>>;
    if (typeof block["component"] === "string") {
      for (const key of [block["product"], ...listOf(block["products"])]) {
        if (typeof key === "string" && masterKeyShape.test(key)) masterKeys.add(key);
      }
      if (typeof block["category"] === "string" && block["category"].startsWith("/"))
        categoryPaths.add(block["category"]);
      const request = sliderOf(block);
      if (request) sliders.push({ block: typeof block["_uid"] === "string" ? block["_uid"] : "", request });
    }
    Object.values(block).forEach(visit);
  };
  visit(content);
  return { masterKeys: [...masterKeys], categoryPaths: [...categoryPaths], sliders: sliders.slice(0, mostSliders) };
}

function sliderOf(block: Readonly<Record<string, unknown>>): RecommendationRequest | null {
  const logic = logics.find((each) => each === block["logic"]);
  if (!logic) return null;
  const limit = Number(block["limit"]);
  return {
    logic,
    references: listOf(block["references"]).filter(
      (key): key is string => typeof key === "string" && masterKeyShape.test(key),
    ),
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, 100) : defaultLimit,
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
