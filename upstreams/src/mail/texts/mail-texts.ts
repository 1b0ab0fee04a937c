import { defaultShop, shops } from "@warmeland/schema/rules/shops.ts";
import { spelledFor } from "@warmeland/schema/rules/texts/spelled-for.ts";

import accountDe from "./account-de.json" with { type: "json" };
import accountFr from "./account-fr.json" with { type: "json" };
import accountNl from "./account-nl.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import nl from "./nl.json" with { type: "json" };

type WrittenTexts = typeof nl & { account: typeof accountNl };

export interface MailTexts extends WrittenTexts {
  /** BCP 47 tag of the shop, for `lang`, dates and amounts. */
  language: string;
}

const dutch: WrittenTexts = { ...nl, account: accountNl };
const byLanguage: Readonly<Record<string, WrittenTexts>> = {
  nl: dutch,
  de: { ...de, account: accountDe },
  fr: { ...fr, account: accountFr },
};

const byShop = new Map(shops.map(({ shopId, language }) => [shopId, textsIn(language)]));

/** What the mails of a shop say, in its language, else in Dutch. */
export function mailTexts(shopId: number): MailTexts {
  return byShop.get(shopId) ?? textsIn(defaultShop.language);
}

function textsIn(language: string): MailTexts {
  return { ...spelledFor(language, byLanguage[language.split("-")[0] ?? ""] ?? dutch), language };
}
