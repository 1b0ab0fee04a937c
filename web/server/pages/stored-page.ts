import type { DataVersions } from "@warmeland/schema/rules/data-versions.ts";
import type { EncodedBody } from "#server/encoded-body.ts";
import type { HeaderRecord } from "#server/security-headers.ts";

/** A rendered page as it is sent: the policy and the ETag belong to exactly this body. */
export interface StoredPage {
  readonly status: number;
  readonly headers: HeaderRecord;
  readonly etag: string;
  readonly body: EncodedBody;
  /** Milliseconds since the epoch. */
  readonly renderedAt: number;
  /** False when a part of the page could not be had; such a page never replaces a complete one. */
  readonly complete: boolean;
  /** Versions of the shop's data it shows. */
  readonly versions: DataVersions;
}
