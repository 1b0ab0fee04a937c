import { weekdays } from "@warmeland/schema/rules/delivery/delivery-days.ts";

import type { AttributeLine } from "#upstreams/catalogue/lines/attribute-line.ts";
import { moment, sorted, texts, unless } from "./canonical-fields.ts";
import type { CatalogueLine } from "#upstreams/catalogue/lines/catalogue-line.ts";
import type { CategoryLine } from "#upstreams/catalogue/lines/category-line.ts";
import type { OrderLine } from "#upstreams/catalogue/lines/order-line.ts";
import { printProduct } from "./print-product.ts";
import type { RedirectLine } from "#upstreams/catalogue/lines/redirect-line.ts";
import type { ReviewLine } from "#upstreams/catalogue/lines/review-line.ts";
import type { ShopLine } from "#upstreams/catalogue/lines/shop-line.ts";

/**
 * A line in the canonical form of FORMAT.md, with its line end: fields in the order of the format, nothing that says the default, free keys in
 * alphabetical order. Whoever writes a catalogue prints with this, so that two files of the same catalogue are the same bytes.
 */
export function printLine(line: CatalogueLine): string {
  return `${JSON.stringify(canonical(line))}\n`;
}

function canonical(line: CatalogueLine): object {
  if (line.type === "shop") return printShop(line);
  if (line.type === "attribute") return printAttribute(line);
  if (line.type === "category") return printCategory(line);
  if (line.type === "product") return printProduct(line);
  if (line.type === "redirect") return printRedirect(line);
  return line.type === "review" ? printReview(line) : printOrder(line);
}

function printShop(line: ShopLine): object {
  const { type, shopId, locale, name, contact, returnDays, shippingCents, deliveryDays, stories, open } = line;
  const { companyName, street, zipCode, city, country, email, phone, phoneHours, chamberOfCommerce, vatNumber } =
    contact;
  return {
    type,
    shopId,
    locale,
    name,
    contact: { companyName, street, zipCode, city, country, email, phone, phoneHours, chamberOfCommerce, vatNumber },
    returnDays,
    shippingCents: { parcel: shippingCents.parcel, two_person: shippingCents.two_person },
    ...(deliveryDays && {
      deliveryDays: Object.fromEntries(
        weekdays.flatMap((weekday) => (deliveryDays[weekday] ? [[weekday, deliveryDays[weekday]]] : [])),
      ),
    }),
    ...(stories && { stories }),
    ...(!open && { open }),
  };
}

function printAttribute({
  type,
  key,
  label,
  valueType,
  multiSelect,
  filterable,
  visible,
  values,
}: AttributeLine): object {
  return {
    type,
    key,
    label: texts(label),
    valueType,
    multiSelect,
    filterable,
    visible,
    values: values.map((entry) => ({ value: entry.value, label: texts(entry.label) })),
  };
}

function printCategory(line: CategoryLine): object {
  const { type, path, active, name, description, image, hidden, supportedFilter, sorting, properties } = line;
  return {
    type,
    path,
    active: unless(active ?? true, active),
    name: texts(name),
    description: texts(description),
    image,
    hidden: unless(!hidden, hidden),
    supportedFilter,
    sorting: sorting && { custom: sorting.custom, smart: sorting.smart },
    properties: unless(Object.keys(properties).length === 0, sorted(properties)),
  };
}

function printReview(line: ReviewLine): object {
  const {
    type,
    referenceKey,
    masterKey,
    active,
    language,
    score,
    title,
    text,
    author,
    place,
    sleeperType,
    variant,
    translations,
  } = line;
  const { nl, de, fr } = translations;
  const translated = [nl, de, fr].map((entry) => entry && { title: entry.title, text: entry.text });
  return {
    type,
    referenceKey,
    masterKey,
    active: unless(active ?? true, active),
    language,
    score,
    writtenAt: moment(line.writtenAt),
    title,
    text,
    author,
    place,
    sleeperType,
    variant,
    translations: unless(
      translated.every((entry) => entry === undefined),
      { nl: translated[0], de: translated[1], fr: translated[2] },
    ),
  };
}

function printRedirect({ type, shopId, source, target, statusCode }: RedirectLine): object {
  return { type, shopId, source, target, statusCode: unless(statusCode === 301, statusCode) };
}

function printOrder({ type, referenceKey, shopId, placedAt, seed, items }: OrderLine): object {
  return {
    type,
    referenceKey,
    shopId,
    placedAt: moment(placedAt),
    seed: unless(!seed, seed),
    items: items
      .toSorted((one, other) => (one.variant < other.variant ? -1 : 1))
      .map(({ variant, quantity }) => ({ variant, quantity })),
  };
}
