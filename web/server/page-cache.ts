import { LRUCache } from "lru-cache";
import type { StoredPage } from "./stored-page.ts";

const seconds = 1000;
/** Decisions.md 38. */
const freshFor = 30 * seconds;
const revalidatedFor = 30 * seconds;
const keptFor = 24 * 60 * 60 * seconds;
/** While an upstream fails, its older pages are sent at once and tried again this much later. */
const pauseAfterFailure = 5 * seconds;
/** A page with a part missing is shown to those who come at the same time, not longer. */
const incompleteFor = 1 * seconds;

interface PageCacheOptions<Target> {
  readonly render: (target: Target) => Promise<StoredPage>;
  readonly now: () => number;
  readonly maxBytes: number;
  /** Renders under way at once; beyond it a page without an older copy is refused. */
  readonly maxRenders: number;
  readonly onFailure: (target: Target, reason: unknown) => void;
}

/** No older copy, and no room to render one. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

/**
 * Anonymous pages by address: fresh for 30 s, then sent once more while a new one is rendered, and up to a day old only
 * while rendering fails. One render per address at a time.
 */
export class PageCache<Target extends { readonly key: string }> {
  readonly #options: PageCacheOptions<Target>;
  readonly #pages: LRUCache<string, StoredPage>;
  /** Not-found pages and redirects: apart, so that made-up addresses push out no real page. */
  readonly #others = new LRUCache<string, StoredPage>({ max: 500 });
  readonly #rendering = new Map<string, Promise<StoredPage>>();
  readonly #pausedUntil = new LRUCache<string, number>({ max: 5000 });

  constructor(options: PageCacheOptions<Target>) {
    this.#options = options;
    this.#pages = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: ({ body }) => body.byteLength * 2 + 2048 });
  }

  /** A page that can be sent without rendering anything. */
  fresh(key: string): StoredPage | undefined {
    const stored = this.#stored(key);
    return stored && this.#age(stored) < lifetime(stored) ? stored : undefined;
  }

  /**
   * The page of an address.
   * @throws Overloaded, or what rendering threw, when there is no copy of at most a day
   */
  page(target: Target): StoredPage | Promise<StoredPage> {
    const stored = this.#stored(target.key);
    if (!stored) return this.#render(target, undefined);
    const age = this.#age(stored);
    if (age < lifetime(stored)) return stored;
    if ((this.#pausedUntil.get(target.key) ?? 0) > this.#options.now()) return stored;
    const next = this.#render(target, stored);
    if (!stored.complete || age >= freshFor + revalidatedFor) return next;
    // Nobody waits for it, and a failure has been reported already.
    next.catch(() => undefined);
    return stored;
  }

  #stored(key: string): StoredPage | undefined {
    const stored = this.#pages.get(key) ?? this.#others.get(key);
    return stored && this.#age(stored) < keptFor ? stored : undefined;
  }

  #age(page: StoredPage): number {
    return this.#options.now() - page.renderedAt;
  }

  #render(target: Target, older: StoredPage | undefined): Promise<StoredPage> {
    const underWay = this.#rendering.get(target.key);
    if (underWay) return underWay;
    if (this.#rendering.size >= this.#options.maxRenders) {
      return older ? Promise.resolve(older) : Promise.reject(new Overloaded());
    }
    const rendering = this.#options
      .render(target)
      .then(
        (page) => this.#keep(target, page, older),
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

  #keep(target: Target, page: StoredPage, older: StoredPage | undefined): StoredPage {
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

function lifetime(page: StoredPage): number {
  return page.complete ? freshFor : incompleteFor;
}
