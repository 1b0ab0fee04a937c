import type { PlainArticle, PlainLine, PlainPromotion, PlainScope, PlainShop, PlainVoucher } from "./plain-shop.ts";

/** One piece in the basket: what it costs now, and what has been done to it. */
interface Piece {
  line: number;
  article: PlainArticle;
  cents: bigint;
  promotedBy: string | null;
  earned: boolean;
}

export interface PlainResult {
  /** For each line the pieces that are left of it, what they cost together, and that without VAT. */
  lines: { quantity: number; cents: number; netCents: number }[];
  /** Of the lines that can be had. */
  totalCents: number;
  /** What each voucher takes off. */
  vouchers: Map<string, number>;
}

/** The price of a basket, calculated piece by piece from the words of PROMOTIONS.md; it shares nothing with the code that is tested. */
export function plainCalculation(lines: readonly PlainLine[], shop: PlainShop): PlainResult {
  const canBeHad = served(lines, shop.shelf);
  const pieces: Piece[] = [];
  for (const [line, { article, quantity, isGift }] of lines.entries()) {
    const found = shop.shelf.get(article)!;
    for (let piece = isGift ? quantity : 0; piece < quantity; piece += 1)
      pieces.push({ line, article: found, cents: BigInt(found.cents), promotedBy: null, earned: false });
  }
  const gifts = promote(
    pieces.filter(({ line }) => canBeHad[line]),
    lines,
    shop,
  );
  // a gift that is not earned lies in no basket
  for (const [line, { isGift }] of lines.entries()) if (isGift && gifts[line] === 0) canBeHad[line] = false;
  const cents = lines.map((_, line) => sum(pieces.filter((piece) => piece.line === line).map((piece) => piece.cents)));
  const promoted = lines.map(
    ({ isGift }, line) => isGift || pieces.some((piece) => piece.line === line && piece.promotedBy !== null),
  );
  const vouchers = redeem(lines, { cents, promoted, canBeHad }, shop);
  return {
    lines: lines.map(({ article, quantity, isGift }, line) => ({
      quantity: isGift ? gifts[line]! : quantity,
      cents: Number(cents[line]),
      netCents: Number(half(cents[line]! * 100n, 100n + BigInt(shop.shelf.get(article)!.vatPercent))),
    })),
    totalCents: Number(sum(cents.filter((_, line) => canBeHad[line]))),
    vouchers,
  };
}

// paid lines are served first, then gifts, each in the order of the basket
function served(lines: readonly PlainLine[], shelf: PlainShop["shelf"]): boolean[] {
  const left = new Map([...shelf].map(([key, { pieces }]) => [key, pieces]));
  const result = lines.map(() => false);
  for (const gifts of [false, true])
    for (const [index, { article, quantity, isGift }] of lines.entries()) {
      if (isGift !== gifts) continue;
      result[index] = left.get(article)! > 0;
      left.set(article, Math.max(0, left.get(article)! - quantity));
    }
  return result;
}

/** Lets promotions at the pieces, the lower number first; gives the pieces that are left of each gift. */
function promote(pieces: readonly Piece[], lines: readonly PlainLine[], shop: PlainShop): number[] {
  const gifts = lines.map(() => 0);
  const goods = sum(pieces.map(({ cents }) => cents));
  for (const promotion of shop.promotions.filter((each) => runs(each, shop)).toSorted(byPriority)) {
    const { key, effect, minQuantity = 1, minOrderCents } = promotion;
    const meant = pieces.filter(({ line, article }) => isFor(article, promotion.for) && knows(lines[line]!, promotion));
    const open = meant.filter((piece) => (effect.type === "gift" ? !piece.earned : piece.promotedBy === null));
    if (open.length === 0 || open.length < (effect.type === "cheapest" ? effect.of : minQuantity)) continue;
    if (goods < BigInt(minOrderCents?.["nl"] ?? 0)) continue;
    if (effect.type === "gift") {
      const earned = Math.min(effect.most, Math.floor(open.length / minQuantity));
      for (const piece of open.slice(0, earned * minQuantity)) piece.earned = true;
      let left = earned;
      for (const [index, { isGift, names, article, quantity }] of lines.entries()) {
        if (!isGift || names !== key || !effect.variants.includes(article)) continue;
        gifts[index] = Math.min(left, quantity);
        left -= gifts[index];
      }
      continue;
    }
    for (const piece of open) piece.promotedBy = key;
    if (effect.type === "cheapest") {
      const sets = Math.min(effect.most, Math.floor(open.length / effect.of));
      const cheap = open.toSorted((one, other) => Number(one.cents - other.cents)).slice(0, sets * effect.pieces);
      for (const piece of cheap) piece.cents -= percentOf(piece.cents, effect.percent);
    } else if ("percent" in effect) for (const piece of open) piece.cents -= percentOf(piece.cents, effect.percent);
    else for (const piece of open) piece.cents -= least(piece.cents, BigInt(effect.cents["nl"]!));
  }
  return gifts;
}

/** Takes vouchers off `cents`, percentages before amounts; gives what each takes. */
function redeem(
  lines: readonly PlainLine[],
  { cents, promoted, canBeHad }: { cents: bigint[]; promoted: readonly boolean[]; canBeHad: readonly boolean[] },
  shop: PlainShop,
): Map<string, number> {
  const taken: { voucher: PlainVoucher; meant: number[] }[] = [];
  for (const voucher of shop.vouchers) {
    const { discount, limit, combinesWithPromotions = true, minOrderCents } = voucher;
    const isOver = limit !== undefined && (shop.used.get(voucher.code) ?? 0) >= limit;
    if (!isValid(voucher, shop.moment) || isOver || ("cents" in discount && discount.cents["nl"] === undefined))
      continue;
    const meant = [...lines.keys()].filter(
      (line) =>
        canBeHad[line] &&
        isFor(shop.shelf.get(lines[line]!.article)!, voucher.for) &&
        (combinesWithPromotions || !promoted[line]),
    );
    const value = sum(meant.map((line) => cents[line]!));
    // a voucher with nothing to take from stands in nobody's way
    if (value === 0n || value < BigInt(minOrderCents?.["nl"] ?? 0)) continue;
    const isAlone = [voucher, ...taken.map((each) => each.voucher)].some((each) => each.combinesWithVouchers !== true);
    if (taken.length === 0 || !isAlone) taken.push({ voucher, meant });
  }
  const result = new Map(shop.vouchers.map(({ code }) => [code, 0]));
  const inOrder = [
    ...taken.filter(({ voucher }) => "percent" in voucher.discount),
    ...taken.filter(({ voucher }) => "cents" in voucher.discount),
  ];
  for (const { voucher, meant } of inOrder) {
    const { discount } = voucher;
    const value = sum(meant.map((line) => cents[line]!));
    const off =
      "percent" in discount ? percentOf(value, discount.percent) : least(value, BigInt(discount.cents["nl"]!));
    result.set(voucher.code, Number(off));
    share(off, value, meant, cents);
  }
  return result;
}

/** Takes an amount off lines by their price: whole cents first, then one more where the fraction is largest, the earlier line first. */
function share(off: bigint, value: bigint, meant: readonly number[], cents: bigint[]): void {
  if (off === 0n) return;
  const parts = meant.map((line) => ({ line, exact: off * cents[line]! }));
  const rest = off - sum(parts.map(({ exact }) => exact / value));
  const luckiest = parts.toSorted((one, other) => Number((other.exact % value) - (one.exact % value)));
  const more = new Set(luckiest.slice(0, Number(rest)).map(({ line }) => line));
  for (const { line, exact } of parts) cents[line]! -= exact / value + (more.has(line) ? 1n : 0n);
}

function byPriority(one: PlainPromotion, other: PlainPromotion): number {
  return one.priority - other.priority || (one.key < other.key ? -1 : 1);
}

function runs(promotion: PlainPromotion, { campaigns, moment }: PlainShop): boolean {
  const { effect, campaign } = promotion;
  if ("cents" in effect && effect.cents["nl"] === undefined) return false;
  const occasion = campaign === undefined ? undefined : campaigns.find(({ key }) => key === campaign)!;
  return isValid(promotion, moment) && (occasion === undefined || (occasion.from <= moment && moment < occasion.to));
}

function isValid(each: PlainPromotion | PlainVoucher, moment: string): boolean {
  const { active = true, shops, from, to, minOrderCents } = each;
  if (!active || (shops && !shops.includes("nl-NL")) || (minOrderCents && minOrderCents["nl"] === undefined))
    return false;
  return (from === undefined || from <= moment) && (to === undefined || moment < to);
}

function knows({ names, code }: PlainLine, promotion: PlainPromotion): boolean {
  return promotion.code === undefined || (names === promotion.key && code?.toUpperCase() === promotion.code);
}

function isFor(article: PlainArticle, scope: PlainScope | undefined): boolean {
  if (!scope) return true;
  const { except, ...named } = scope;
  const isNamed = Object.keys(named).length === 0 || isAmong(article, named);
  return isNamed && !(except && isAmong(article, except));
}

function isAmong({ product, master, categories }: PlainArticle, scope: Omit<PlainScope, "except">): boolean {
  const lies = (path: string) => categories.some((each) => each === path || each.startsWith(`${path}/`));
  return Boolean(scope.products?.includes(product) || scope.masters?.includes(master) || scope.categories?.some(lies));
}

function percentOf(cents: bigint, percent: number): bigint {
  return half(cents * BigInt(Math.round(percent * 100)), 10_000n);
}

// half a cent counts as one
function half(above: bigint, below: bigint): bigint {
  return (2n * above + below) / (2n * below);
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, each) => total + each, 0n);
}
