import { type ByLanguage, textsIn } from "@warmeland/schema/rules/texts/texts-in.ts";

import de from "./texts/de.json" with { type: "json" };
import fr from "./texts/fr.json" with { type: "json" };
import nl from "./texts/nl.json" with { type: "json" };

type WrittenTexts = typeof nl;

/** With a BCP 47 tag, for `lang` and amounts. */
export type HostedTexts = WrittenTexts & { language: string };

const byLanguage: ByLanguage<WrittenTexts> = { nl, de, fr };

/**
 * The texts of the page on which a payment is made, in the payment's language, else in Dutch.
 * @param locale as Mollie writes it, such as `de_CH`
 */
export function hostedTexts(locale: string | null): HostedTexts {
  const wanted = locale?.replace("_", "-") ?? "";
  const language = Object.hasOwn(byLanguage, wanted.slice(0, 2)) ? wanted : "nl-NL";
  return { ...textsIn(language, byLanguage), language };
}
