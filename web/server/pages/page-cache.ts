import { setImmediate as nextTick } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { StoredPage } from "./stored-page.ts";

const seconds = 1000;
/** docs/rules.md#freshness, in milliseconds. */
const freshFor = 30 * seconds;
const revalidatedFor = 30 * seconds;
const servedFor = 24 * 60 * 60 * seconds;
/** While an upstream fails, its older pages are sent at once and rendered again this much later. */
const pauseAfterFailure = 5 * seconds;
/** A page with a part missing is shown to those who come at the same time, not longer. */
const incompleteFor = 1 * seconds;

interface PageCacheOptions<Target> {
  readonly render: (target: Target) => Promise<StoredPage>;
  readonly now: () => number;
  /** Whether an import has replaced data that a page shows. */
  readonly isOutdated: (page: StoredPage) => boolean;
  readonly maxBytes: number;
  /** Renders under way at once, of pages that are not cached too; beyond it a page without an older copy is refused. */
  readonly maxRenders: number;
  readonly onFailure: (target: Target, reason: unknown) => void;
}

/** No older copy, and no room to render one. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

/**
 * Anonymous pages by address: fresh for 30 s, then sent once more while a new one is rendered, and up to a day old, or older than the last import, only
 * while rendering fails. One render per address at a time.
 */
export class PageCache<Target extends { readonly key: string }> {
  readonly #options: PageCacheOptions<Target>;
  readonly #pages: LRUCache<string, StoredPage>;
  /** Not-found pages and redirects: apart, so that made-up addresses push out no real page. */
  readonly #others: LRUCache<string, StoredPage>;
  readonly #rendering = new Map<string, Promise<StoredPage>>();
  #renders = 0;
  #queue: Promise<void> = Promise.resolve();
  readonly #pausedUntil = new LRUCache<string, number>({ max: 5000 });

  constructor(options: PageCacheOptions<Target>) {
    this.#options = options;
    this.#pages = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: weightOf });
    this.#others = new LRUCache({ max: 500, maxSize: options.maxBytes / 8, sizeCalculation: weightOf });
  }

  /** A page that can be sent without rendering anything. */
  fresh(key: string): StoredPage | undefined {
    const stored = this.#stored(key);
    return stored && this.#isFresh(stored) ? stored : undefined;
  }

  /**
   * The page of an address.
   * @throws Overloaded, or what rendering threw, when there is no copy of at most a day
   */
  page(target: Target): StoredPage | Promise<StoredPage> {
    const stored = this.#stored(target.key);
    if (!stored) return this.#render(target, undefined);
    if (this.#isFresh(stored)) return stored;
    if ((this.#pausedUntil.get(target.key) ?? 0) > this.#options.now()) return stored;
    const next = this.#render(target, stored);
    if (!stored.complete || this.#options.isOutdated(stored) || this.#age(stored) >= freshFor + revalidatedFor)
      return next;
    // Nobody waits for it, and a failure has been reported already.
    next.catch(() => undefined);
    return stored;
  }

  /**
   * A page that may not be cached: rendered for one visitor, within the same limit.
   * @throws Overloaded, or what rendering threw
   */
  async uncached(target: Target): Promise<StoredPage> {
    if (this.#renders >= this.#options.maxRenders) throw new Overloaded();
    return this.#queued(target);
  }

  #stored(key: string): StoredPage | undefined {
    const stored = this.#pages.get(key) ?? this.#others.get(key);
    return stored && this.#age(stored) < servedFor ? stored : undefined;
  }

  #isFresh(page: StoredPage): boolean {
    return this.#age(page) < lifetime(page) && !this.#options.isOutdated(page);
  }

  #age(page: StoredPage): number {
    return this.#options.now() - page.renderedAt;
  }

  #render(target: Target, older: StoredPage | undefined): Promise<StoredPage> {
    const underWay = this.#rendering.get(target.key);
    if (underWay) return underWay;
    if (this.#renders >= this.#options.maxRenders) {
      return older ? Promise.resolve(older) : Promise.reject(new Overloaded());
    }
    const rendering = this.#queued(target)
      .then(
        (page) => this.#store(target, page, older),
        (error: unknown) => {
          this.#failed(target, error);
          if (older) return older;
          throw error;
        },
      )
      .finally(() => this.#rendering.delete(target.key));
    this.#rendering.set(target.key, rendering);
    return rendering;
  }

  // a render is work without a pause: one at a time begins, so that what costs nothing is served in between
  async #queued(target: Target): Promise<StoredPage> {
    this.#renders += 1;
    try {
      this.#queue = this.#queue.then(() => nextTick());
      await this.#queue;
      return await this.#options.render(target);
    } finally {
      this.#renders -= 1;
    }
  }

  #store(target: Target, page: StoredPage, older: StoredPage | undefined): StoredPage {
    if (page.status >= 500 || (!page.complete && older?.complete)) {
      this.#failed(target, `status ${page.status}${page.complete ? "" : ", incomplete"}`);
      return older ?? page;
    }
    this.#pausedUntil.delete(target.key);
    if (page.status === 200) {
      this.#pages.set(target.key, page);
    } else {
      this.#pages.delete(target.key);
      this.#others.set(target.key, page);
    }
    return page;
  }

  #failed(target: Target, reason: unknown): void {
    this.#pausedUntil.set(target.key, this.#options.now() + pauseAfterFailure);
    this.#options.onFailure(target, reason);
  }
}

/** Its body in three encodings, its headers and its address. */
function weightOf({ body }: StoredPage, key: string): number {
  return body.byteLength * 2 + 2048 + key.length * 2;
}

function lifetime(page: StoredPage): number {
  return page.complete ? freshFor : incompleteFor;
}
