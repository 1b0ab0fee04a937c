import { publishReview } from "@warmeland/upstreams/src/rpc/reviews/customers/judge-review.ts";
import { linkToken } from "@warmeland/upstreams/src/rpc/link-token.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#gateway/testing/browser.ts";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { openShopper } from "#gateway/testing/shopper.ts";
import { testEnvironment } from "#gateway/testing/test-gateway.ts";

interface Article {
  masterKey: string;
  productName: string;
  state: string;
}

interface Outcome {
  __typename: string;
  code?: string;
  fields?: { field: string; message: string }[];
  photoId?: string;
  review?: { helpfulCount: number };
}

let shop: OrderingShop;
let gateway: GraphqlClient;
let orderId: string;
let token: string;
let masterKey: string;

const secret = () => testEnvironment().SESSION_SECRET;

const invitation = `query ($token: String!) { reviewInvitation(token: $token) {
  deliveredAt author place articles { masterKey productName variantTitle image { url } state } } }`;
const outcome = `... on UserError { code message } ... on InvalidInput { fields { field message } }`;
const writing = `mutation ($input: WriteReviewInput!) { result: writeReview(input: $input) { __typename ${outcome} } }`;
const photo = `mutation ($input: AddReviewPhotoInput!) { result: addReviewPhoto(input: $input) {
  __typename ... on AddReviewPhotoPayload { photoId } ${outcome} } }`;
const vote = `mutation ($input: VoteForReviewInput!) { result: voteForReview(input: $input) {
  __typename ... on VoteForReviewPayload { review { helpfulCount } } ... on UserError { code } } }`;
const ending = `mutation ($input: EndReviewInvitationsInput!) { result: endReviewInvitations(input: $input) {
  __typename ... on UserError { code } } }`;
const reviews = `query ($masterKey: String!, $filter: ReviewFilterInput) { product(by: { masterKey: $masterKey }) {
  reviews(sort: HELPFUL, filter: $filter) { totalCount count photos { url alt } sizes { value label count } edges { node {
    id title isVerified helpfulCount photos { url alt width height } answer { text } sleeperType } } } } }`;

beforeAll(async () => {
  shop = await createOrderingShop({ rateLimits: false });
  gateway = await shop.gateway();
  const { db } = shop.database;
  const shopper = openShopper(gateway);
  const { variant_id: variantId } = await db
    .selectFrom("stock as s")
    .innerJoin("variant as v", "v.variant_id", "s.variant_id")
    .select("s.variant_id")
    .where("v.reference_key", "like", "03-2417%090200%")
    .where("s.quantity", ">", 2)
    .executeTakeFirstOrThrow();
  const placed = await shopper.placeOrder(await shopper.prepare(variantId));
  await shop.pay(placed.payment.redirectUrl!, "paid");
  const order = await db
    .updateTable("shop_order")
    .set({ status: "delivered" })
    .where("order_number", "=", placed.order.number)
    .returning(["order_id", "shop_id", "email"])
    .executeTakeFirstOrThrow();
  orderId = order.order_id;
  const now = new Date();
  await db.insertInto("order_event").values({ order_id: orderId, status: "delivered", happened_at: now }).execute();
  await db
    .insertInto("review_invitation")
    .values({ order_id: orderId, shop_id: order.shop_id, email: order.email, invited_at: now })
    .execute();
  token = linkToken("review", orderId, secret());
  masterKey = (await read()).articles[0]!.masterKey;
});
afterAll(() => shop.close());

async function read(): Promise<{ articles: Article[]; author: string; place: string }> {
  const { data } = await gateway.send<{ reviewInvitation: { articles: Article[]; author: string; place: string } }>(
    invitation,
    { variables: { token } },
  );
  return data.reviewInvitation;
}

const run = async (document: string, input: object, client: Pick<GraphqlClient, "send"> = gateway) =>
  (await client.send<{ result: Outcome }>(document, { variables: { input } })).data.result;

const review = (change: object = {}) => ({
  token,
  masterKey,
  score: 5,
  title: "Ik slaap er goed op",
  text: "Na zes weken is mijn schouder rustig. De hoes ging goed in de was.",
  sleeperType: "SIDE",
  author: "Sanne d. V.",
  ...change,
});

test("a link nobody made leads nowhere, and what is wrong is said field by field", async () => {
  const { data } = await gateway.send<{ reviewInvitation: null }>(invitation, { variables: { token: "niets" } });
  expect(data.reviewInvitation).toBeNull();
  expect(await run(writing, review({ text: "Kort.", score: 9 }))).toMatchObject({
    __typename: "InvalidInput",
    fields: [{ field: "score" }, { field: "text", message: expect.stringContaining("30 tekens") }],
  });
  expect(await run(writing, review({ token: "niets" }))).toMatchObject({ __typename: "LinkNotUsable" });
  expect(await run(writing, review({ masterKey: "03-1481" }))).toMatchObject({ __typename: "ArticleNotBought" });
  expect(await run(photo, { token, image: btoa("geen foto") })).toMatchObject({ __typename: "InvalidInput" });
});

test("a review with a photo goes from the link to the page, is found by stars, size and sleeper, and helps once", async () => {
  expect(await read()).toMatchObject({ author: "Sanne D.", place: "Amsterdam", articles: [{ state: "OPEN" }] });
  const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
  const { photoId } = await run(photo, { token, image: pixel });
  expect(await run(writing, review({ photoIds: [photoId] }))).toEqual({ __typename: "WriteReviewPayload" });
  expect(await run(writing, review())).toMatchObject({ __typename: "ReviewExists", code: "REVIEW_EXISTS" });
  expect((await read()).articles[0]?.state).toBe("WAITING");

  const { db } = shop.database;
  const { review_id: id } = await db
    .selectFrom("customer_review")
    .select("review_id")
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  const outbox = undefined as never;
  await publishReview({ db, now: () => new Date(), outbox }, id);

  type Found = {
    totalCount: number;
    photos: { url: string; alt: string }[];
    sizes: { value: string; label: string }[];
    edges: { node: Shown }[];
  };
  type Shown = { id: string; isVerified: boolean; photos: { url: string; alt: string }[] };
  const found = async (filter: object) =>
    (await gateway.send<{ product: { reviews: Found } }>(reviews, { variables: { masterKey, filter } })).data.product
      .reviews;
  const mine = { score: 5, sleeperType: "SIDE", size: "90x200", withPhoto: true };
  await expect.poll(async () => (await found(mine)).edges.length).toBe(1);
  const { edges, sizes, photos } = await found(mine);
  expect(edges[0]?.node).toMatchObject({
    isVerified: true,
    helpfulCount: 0,
    answer: null,
    photos: [{ url: `/images/beoordeling-${photoId}.webp`, alt: "Foto bij de beoordeling van Sanne d. V.", width: 1 }],
  });
  expect(sizes.find(({ value }) => value === "90x200")?.label).toMatch(/90.×.200.cm/);
  const ofAll = [{ url: `/images/beoordeling-${photoId}.webp`, alt: "Foto bij de beoordeling van Sanne d. V." }];
  expect(photos).toEqual(ofAll);
  // they are of all reviews, whatever the filter leaves
  expect(await found({ ...mine, sleeperType: "BACK" })).toMatchObject({ totalCount: 0, photos: ofAll });

  const reviewId = edges[0]!.node.id;
  const [one, other] = [openBrowser(gateway), openBrowser(gateway)];
  await run(vote, { reviewId, isHelpful: true }, one);
  expect((await run(vote, { reviewId, isHelpful: true }, one)).review?.helpfulCount).toBe(1);
  expect((await run(vote, { reviewId, isHelpful: true }, other)).review?.helpfulCount).toBe(2);
  expect((await run(vote, { reviewId, isHelpful: false }, one)).review?.helpfulCount).toBe(1);
  expect(await run(vote, { reviewId: btoa("Review:999999"), isHelpful: true })).toMatchObject({
    code: "REVIEW_NOT_FOUND",
  });
});

test("the last link of the mail ends such mails, and no other token does", async () => {
  expect(await run(ending, { token })).toMatchObject({ __typename: "LinkNotUsable" });
  const end = linkToken("review-end", orderId, secret());
  expect(await run(ending, { token: end })).toEqual({ __typename: "EndReviewInvitationsPayload" });
});
