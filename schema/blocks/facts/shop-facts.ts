import { formatMoney } from "../../rules/price/format-money.ts";

/** What the shop's record says that pages promise by placeholders; '' or 0 for what it does not keep. */
export interface ShopFacts {
  readonly name: string;
  readonly contact: {
    readonly companyName: string;
    readonly street: string;
    readonly zipCode: string;
    readonly city: string;
    readonly email: string;
    readonly phone: string;
    readonly phoneHours: string;
    readonly chamberOfCommerce: string;
    readonly vatNumber: string;
  };
  /** Days in which articles can be returned; 0 when only the law applies. */
  readonly returnDays: number;
  /** Postage by delivery kind in cents. */
  readonly shippingCents: Readonly<Record<string, number>>;
  readonly currency: string;
  /** BCP 47 tag. */
  readonly language: string;
}

/** What stories may name of the record. */
export const placeholderNames = [
  "shopName",
  "companyName",
  "address",
  "email",
  "phone",
  "phoneNumber",
  "phoneHours",
  "chamberOfCommerce",
  "vatNumber",
  "returnDays",
  "parcelShipping",
  "twoPersonShipping",
  "delivery",
] as const;

type PlaceholderName = (typeof placeholderNames)[number];

/** The value of each placeholder (upstreams/stories/README.md, 'Placeholders'), as the shop's record has it now. */
export function placeholderValues(facts: ShopFacts): Record<PlaceholderName, string> {
  const { name, contact, returnDays, shippingCents } = facts;
  return {
    shopName: name,
    companyName: contact.companyName,
    address: `${contact.street}, ${contact.zipCode} ${contact.city}`,
    email: contact.email,
    phone: contact.phone,
    phoneNumber: contact.phone.replaceAll(/[^+\d]/g, ""),
    phoneHours: contact.phoneHours,
    chamberOfCommerce: contact.chamberOfCommerce,
    vatNumber: contact.vatNumber,
    returnDays: String(returnDays || 14),
    parcelShipping: postage(shippingCents["parcel"], facts),
    twoPersonShipping: postage(shippingCents["two_person"], facts),
    delivery: deliveryPromise(facts),
  };
}

/** Whether nothing is charged for delivery. */
export function isDeliveryFree({ shippingCents }: Pick<ShopFacts, "shippingCents">): boolean {
  const postages = Object.values(shippingCents);
  return postages.length > 0 && postages.every((cents) => cents === 0);
}

function deliveryPromise(facts: ShopFacts): string {
  if (isDeliveryFree(facts)) return "Gratis bezorgd";
  const postages = Object.values(facts.shippingCents);
  if (postages.length === 0) return "Bij u thuisbezorgd";
  const [lowest, highest] = [Math.min(...postages), Math.max(...postages)];
  if (lowest === 0) return `Bezorging hooguit ${postage(highest, facts)}`;
  return `Bezorgd ${lowest === highest ? "voor" : "vanaf"} ${postage(lowest, facts)}`;
}

function postage(cents: number | undefined, { currency, language }: ShopFacts): string {
  return cents ? formatMoney(cents, currency, language) : "gratis";
}
