type Logic = "ALSO_BOUGHT" | "RELATED";

/** What a third party's script puts into the window (docs/recommender-script.md). */
interface RecommenderScript {
  /** Gives article numbers of masters, best first. */
  readonly recommend: (logic: Logic, references: readonly string[], limit: number) => unknown;
}

const waitMs = 3000;
const anArticle = /^\d{2}-\d{4}$/;
const scripts = new Map<string, Promise<RecommenderScript>>();

/**
 * Asks a third party's script for article numbers; it is loaded with the first question of a page.
 * @throws Error when it does not come, fails or takes longer than three seconds
 */
export async function askRecommenderScript(
  address: string,
  logic: Logic,
  references: readonly string[],
  limit: number,
): Promise<string[]> {
  const loading = scripts.get(address) ?? load(address);
  scripts.set(address, loading);
  const answer = await inTime(loading.then((script) => script.recommend(logic, references, limit)));
  if (!Array.isArray(answer)) throw new TypeError("The recommender gave no list.");
  return answer.filter((each): each is string => typeof each === "string" && anArticle.test(each)).slice(0, limit);
}

function load(address: string): Promise<RecommenderScript> {
  return new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.src = address;
    element.addEventListener("load", () => {
      const { shopRecommender } = window as { shopRecommender?: Partial<RecommenderScript> };
      if (typeof shopRecommender?.recommend === "function") resolve(shopRecommender as RecommenderScript);
      else reject(new TypeError("The recommender's script put nothing into the window."));
    });
    element.addEventListener("error", () => reject(new Error("The recommender's script did not come.")));
    document.head.append(element);
  });
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("The recommender took too long.")), waitMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
