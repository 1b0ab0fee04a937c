import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import type { StoryTables } from "#upstreams/database/tables/story-tables.ts";

import type { Story } from "../story.ts";

/** A story by its place. */
export interface StoryPlace {
  readonly language: string;
  readonly slug: string;
}

type Event = StoryTables["story_version"]["event"];

/** What editors have made of one story. */
export interface StoryEdit extends StoryPlace {
  readonly draft: Story | null;
  readonly published: Story | null;
  readonly isWithdrawn: boolean;
  readonly publishAt: Date | null;
}

/** A version of a story in its history. */
export interface StoryVersion {
  readonly id: string;
  readonly event: Event;
  readonly madeAt: Date;
  readonly story: Story;
}

/** Everything that editors have made of stories. */
export async function loadEdits(db: Database): Promise<StoryEdit[]> {
  const rows = await db.selectFrom("story").selectAll().execute();
  return rows.map((row) => ({
    language: row.language,
    slug: row.full_slug,
    draft: row.draft as Story | null,
    published: row.published as Story | null,
    isWithdrawn: row.is_withdrawn,
    publishAt: row.publish_at,
  }));
}

/** Keeps a story as a draft, which shoppers do not see. */
export async function saveDraft(db: Database, place: StoryPlace, story: Story, now: Date): Promise<void> {
  const draft = { ...story, updated_at: now.toISOString() };
  await db.transaction().execute(async (trx) => {
    await putStory(trx, place, { draft: JSON.stringify(draft) });
    await remember(trx, place, "saved", draft, now);
  });
}

/** Shows shoppers a story: its draft, as a rule. It is the end of the draft and of a date to publish it. */
export async function publishStory(db: Database, place: StoryPlace, story: Story, now: Date): Promise<void> {
  await db.transaction().execute((trx) => publishWithin(trx, place, story, now));
}

async function publishWithin(trx: Database, place: StoryPlace, story: Story, now: Date): Promise<void> {
  const published = {
    ...story,
    updated_at: now.toISOString(),
    published_at: now.toISOString(),
    first_published_at: story.first_published_at ?? now.toISOString(),
  };
  const row = { draft: null, published: JSON.stringify(published), is_withdrawn: false, publish_at: null };
  await putStory(trx, place, row);
  await remember(trx, place, "published", published, now);
}

/** Takes a story from shoppers; it stays as a draft. */
export async function unpublishStory(db: Database, place: StoryPlace, draft: Story, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = { draft: JSON.stringify(draft), published: null, is_withdrawn: true, publish_at: null };
    await putStory(trx, place, row);
    await remember(trx, place, "unpublished", draft, now);
  });
}

/** Forgets a draft: what is published is all there is. */
export async function discardDraft(db: Database, place: StoryPlace): Promise<void> {
  await putStory(db, place, { draft: null, publish_at: null });
}

/** Sets or takes away the time at which a story's draft is published. */
export async function scheduleStory(db: Database, place: StoryPlace, at: Date | null): Promise<void> {
  await putStory(db, place, { publish_at: at });
}

/** Publishes every draft whose time has come. */
export async function publishDue(db: Database, now: Date): Promise<void> {
  const due = await db.selectFrom("story").select("full_slug").where("publish_at", "<=", now).limit(1).execute();
  if (due.length === 0) return;
  await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom("story")
      .select(["language", "full_slug", "draft"])
      .where("publish_at", "<=", now)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { language, full_slug: slug, draft } of rows) {
      const place = { language, slug };
      if (draft === null) await putStory(trx, place, { publish_at: null });
      else await publishWithin(trx, place, draft as Story, now);
    }
  });
}

/** The versions of a story, newest first. */
export async function storyHistory(db: Database, { language, slug }: StoryPlace): Promise<StoryVersion[]> {
  const rows = await db
    .selectFrom("story_version")
    .selectAll()
    .where("language", "=", language)
    .where("full_slug", "=", slug)
    .orderBy("story_version_id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.story_version_id,
    event: row.event,
    madeAt: row.made_at,
    story: row.story as Story,
  }));
}

/** What tells one state of all stories from another, and a number that grows with every change that shoppers see. */
export async function editsState(db: Database): Promise<{ readonly stamp: string; readonly published: number }> {
  const { rows } = await sql<{ stamp: string; published: string }>`
    select
      concat((select count(*) from story), ' ', (select max(changed_at) from story)) as stamp,
      coalesce((select max(story_version_id) from story_version where event <> 'saved'), 0) as published`.execute(db);
  return { stamp: rows[0]?.stamp ?? "", published: Number(rows[0]?.published ?? 0) };
}

type StoryColumns = Partial<
  Record<"draft" | "published", string | null> & {
    readonly is_withdrawn: boolean;
    readonly publish_at: Date | null;
  }
>;

async function putStory(db: Database, { language, slug }: StoryPlace, columns: StoryColumns): Promise<void> {
  const changed = { ...columns, changed_at: sql<Date>`clock_timestamp()` };
  await db
    .insertInto("story")
    .values({ language, full_slug: slug, ...changed })
    .onConflict((conflict) => conflict.columns(["language", "full_slug"]).doUpdateSet(changed))
    .execute();
}

async function remember(trx: Database, place: StoryPlace, event: Event, story: Story, now: Date): Promise<void> {
  const { language, slug: full_slug } = place;
  await trx
    .insertInto("story_version")
    .values({ language, full_slug, event, story: JSON.stringify(story), made_at: now })
    .execute();
}
