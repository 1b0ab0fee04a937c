import type { Database } from "#upstreams/database/connection.ts";
import type { Handler } from "#upstreams/handler.ts";

/** What a mail is made from beside the id of its job. */
export interface MailSource {
  db: Database;
  /** The address shoppers see, for photos and links. */
  publicUrl: string;
  /** SESSION_SECRET, which the tokens of links are derived from. */
  secret: string;
  now: () => Date;
  /** The recommendations upstream; undefined where mails suggest nothing. */
  recommendations?: Handler | undefined;
}
