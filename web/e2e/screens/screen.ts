import type { APIRequestContext, Page } from "playwright/test";

import type { Complaints } from "../shop/watched-test.ts";

/** What a screen is reached with. */
export interface Visit {
  readonly page: Page;
  /** Requests as nobody in particular. */
  readonly request: APIRequestContext;
  /** A phone has no room for the filters and the menu beside the page. */
  readonly isNarrow: boolean;
  readonly complaints: Complaints;
}

/** A screen or state of the shop, and how to reach it. */
export interface Screen {
  readonly name: string;
  readonly reach: (visit: Visit) => Promise<void>;
}
