import { sql } from "kysely";

import type { ProductDocument, ReviewDocument, VariantDocument } from "#upstreams/catalogue/documents.ts";
import type { Database } from "#upstreams/database/connection.ts";

export type ReviewSort = "helpful" | "newest" | "oldest" | "highest" | "lowest";

/** Which reviews of a master; what is left out is not asked for. */
export interface ReviewFilter {
  /** Stars. */
  score?: number | undefined;
  sleeperType?: ReviewDocument["sleeperType"] | undefined;
  /** Key of the size its writer bought, such as `90x200`. */
  size?: string | undefined;
  withPhoto?: boolean | undefined;
}

/** A review as it is stored, with the variant its writer bought while the shop still knows it. */
export interface StoredReview {
  id: string;
  masterKey: string;
  language: string;
  score: number;
  writtenAt: Date;
  document: ReviewDocument;
  variant: { id: number; title: VariantDocument["title"]; productName: ProductDocument["name"] } | null;
  /** Whether a customer wrote it who bought the article here. */
  isVerified: boolean;
  /** How many visitors found it helpful. */
  helpfulCount: number;
  photos: { id: string; width: number; height: number }[];
  /** What the shop says to it. */
  answer: { text: string; at: Date } | null;
}

/** A page of a master's reviews, and what all of them amount to. */
export interface FoundReviews {
  summary: ReviewSummary;
  /** How many the filter leaves. */
  matching: number;
  /** Sizes that were bought by who wrote, in the catalogue's order. */
  sizes: { value: string; label: ProductDocument["name"]; count: number }[];
  /** How those sleep who say it. */
  sleeperTypes: NonNullable<ReviewDocument["sleeperType"]>[];
  /** Photos of all of them, those of the newest review first. */
  photos: { id: string; width: number; height: number; author: string }[];
  reviews: StoredReview[];
}

export interface ReviewSummary {
  count: number;
  /** Average from 1 to 5 with one decimal; 0 without reviews. */
  score: number;
  /** Reviews by score. */
  distribution: Record<"1" | "2" | "3" | "4" | "5", number>;
}

// the id settles what is equal, so that pages neither repeat nor skip
const orders: Readonly<Record<ReviewSort, ReturnType<typeof sql>>> = {
  helpful: sql`helpful_count desc, r.written_at desc, r.review_id desc`,
  newest: sql`r.written_at desc, r.review_id desc`,
  oldest: sql`r.written_at, r.review_id`,
  highest: sql`r.score desc, r.written_at desc, r.review_id desc`,
  lowest: sql`r.score, r.written_at desc, r.review_id desc`,
};

const reviewFields = sql`
  r.review_id::text, r.master_key, r.language, r.score, r.written_at, r.data,
  v.variant_id, v.data->'title' as variant_title, p.data->'name' as product_name,
  c.review_id is not null as is_verified, c.answer, c.answered_at,
  (select count(*)::int from review_vote w where w.review_id = r.review_id) as helpful_count,
  (
    select json_agg(json_build_object('id', f.photo_id, 'width', f.width, 'height', f.height) order by f.place)
    from review_photo f where f.review_id = r.review_id
  ) as photos`;

const reviewTables = sql`
  review r
    left join variant v on v.reference_key = r.data->>'variant'
    left join product p on p.product_id = v.product_id
    left join customer_review c on c.review_id = r.review_id`;

/** As many photos of all reviews are shown together. */
const mostPhotos = 40;

const sizeOf = sql`v.data->'attributes'->'size'->>0`;

/** A page of each master's active reviews and what all of them amount to, as of one moment; masters that the shop does not have are left out. */
export async function readReviews(
  db: Database,
  masterKeys: readonly string[],
  page: { offset: number; limit: number; sort: ReviewSort; filter: ReviewFilter },
): Promise<ReadonlyMap<string, FoundReviews>> {
  const { rows } = await sql<{
    master_key: string;
    counts: Record<string, number> | null;
    matching: number;
    sizes: FoundReviews["sizes"] | null;
    sleeper_types: FoundReviews["sleeperTypes"] | null;
    photos: FoundReviews["photos"] | null;
    reviews: ReviewRow[] | null;
  }>`
    select
      wanted.master_key,
      (
        select json_object_agg(counted.score, counted.count)
        from (
          select score, count(*) as count from review where master_key = wanted.master_key and is_active group by score
        ) as counted
      ) as counts,
      (
        select count(*)::int from ${reviewTables}
        where r.master_key = wanted.master_key and r.is_active and ${matches(page.filter)}
      ) as matching,
      (
        select json_agg(json_build_object('value', s.value, 'label', s.label, 'count', s.count) order by s.position, s.value)
        from (
          select a.value, a.data->'label' as label, a.position, count(*)::int as count
          from ${reviewTables}
            join attribute_value a on a.value = ${sizeOf}
            join attribute_group g on g.group_id = a.group_id and g.key = 'size'
          where r.master_key = wanted.master_key and r.is_active
          group by a.value_id
        ) as s
      ) as sizes,
      (
        select json_agg(distinct data->>'sleeperType') filter (where data->>'sleeperType' is not null)
        from review where master_key = wanted.master_key and is_active
      ) as sleeper_types,
      (
        select json_agg(json_build_object('id', s.photo_id, 'width', s.width, 'height', s.height, 'author', s.author))
        from (
          select f.photo_id, f.width, f.height, r.data->>'author' as author
          from review r join review_photo f on f.review_id = r.review_id
          where r.master_key = wanted.master_key and r.is_active
          order by r.written_at desc, r.review_id desc, f.place
          limit ${mostPhotos}
        ) as s
      ) as photos,
      (
        select json_agg(page)
        from (
          select ${reviewFields} from ${reviewTables}
          where r.master_key = wanted.master_key and r.is_active and ${matches(page.filter)}
          order by ${orders[page.sort]}
          limit ${page.limit} offset ${page.offset}
        ) as page
      ) as reviews
    from unnest(${[...masterKeys]}::text[]) as wanted (master_key)
    where exists (select from product where master_key = wanted.master_key and is_active)`.execute(db);
  return new Map(
    rows.map((row) => [
      row.master_key,
      {
        summary: summaryOf(row.counts ?? {}),
        matching: row.matching,
        sizes: row.sizes ?? [],
        sleeperTypes: row.sleeper_types ?? [],
        photos: row.photos ?? [],
        reviews: (row.reviews ?? []).map(storedReview),
      },
    ]),
  );
}

/** Active reviews by their ids; those that do not exist are left out. */
export async function readReviewsByIds(db: Database, ids: readonly string[]): Promise<StoredReview[]> {
  const { rows } = await sql<ReviewRow>`
    select ${reviewFields} from ${reviewTables}
    where r.review_id = any(${[...ids]}::bigint[]) and r.is_active`.execute(db);
  return rows.map(storedReview);
}

/** An active review; null when there is none with this id. */
export async function readReview(db: Database, id: string): Promise<StoredReview | null> {
  const [review] = await readReviewsByIds(db, [id]);
  return review ?? null;
}

function matches({ score, sleeperType, size, withPhoto }: ReviewFilter) {
  return sql`(
    (${score ?? null}::int is null or r.score = ${score ?? null}::int)
    and (${sleeperType ?? null}::text is null or r.data->>'sleeperType' = ${sleeperType ?? null}::text)
    and (${size ?? null}::text is null or ${sizeOf} = ${size ?? null}::text)
    and (${withPhoto !== true} or exists (select from review_photo f where f.review_id = r.review_id)))`;
}

function summaryOf(counts: Readonly<Record<string, number>>): ReviewSummary {
  const distribution: ReviewSummary["distribution"] = { "1": 0, "2": 0, "3": 0, "4": 0, "5": 0, ...counts };
  const scores = Object.entries(distribution);
  const count = scores.reduce((total, [, times]) => total + times, 0);
  const sum = scores.reduce((total, [score, times]) => total + Number(score) * times, 0);
  return { count, score: count === 0 ? 0 : Math.round((sum * 10) / count) / 10, distribution };
}

interface ReviewRow {
  review_id: string;
  master_key: string;
  language: string;
  score: number;
  /** Text inside JSON. */
  written_at: Date | string;
  data: ReviewDocument;
  variant_id: number | null;
  variant_title: VariantDocument["title"] | null;
  product_name: ProductDocument["name"] | null;
  is_verified: boolean;
  answer: string | null;
  answered_at: Date | string | null;
  helpful_count: number;
  photos: StoredReview["photos"] | null;
}

function storedReview(row: ReviewRow): StoredReview {
  return {
    id: row.review_id,
    masterKey: row.master_key,
    language: row.language,
    score: row.score,
    writtenAt: new Date(row.written_at),
    document: row.data,
    variant:
      row.variant_id === null || row.variant_title === null || row.product_name === null
        ? null
        : { id: row.variant_id, title: row.variant_title, productName: row.product_name },
    isVerified: row.is_verified,
    helpfulCount: row.helpful_count,
    photos: row.photos ?? [],
    answer: row.answer === null ? null : { text: row.answer, at: new Date(row.answered_at!) },
  };
}
