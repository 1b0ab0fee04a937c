import type { ShopFacts } from "../facts/shop-facts.ts";

/** How to reach the shop, as far as its record says. */
export function contactSentence({ contact }: ShopFacts): string {
  const hours = contact.phoneHours ? " ({{phoneHours}})" : "";
  const ways = [
    contact.phone && `bel [{{phone}}](tel:{{phoneNumber}})${hours}`,
    contact.email && "mail naar [{{email}}](mailto:{{email}})",
  ].filter(Boolean);
  const [first = "", ...rest] = ways;
  if (first === "") return "Hoe u ons bereikt, leest u bij [Contact](/service/contact).";
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}${rest.map((way) => ` of ${way}`).join("")}.`;
}
