import { defaultShop, shops } from "@warmeland/schema/rules/shops.ts";
import { textsIn } from "@warmeland/schema/rules/texts/texts-in.ts";

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

const byLanguage = {
  nl: { ...nl, account: accountNl },
  de: { ...de, account: accountDe },
  fr: { ...fr, account: accountFr },
};

const byShop = new Map(shops.map(({ shopId, language }) => [shopId, written(language)]));

/** What the mails of a shop say, in its language, else in Dutch. */
export function mailTexts(shopId: number): MailTexts {
  return byShop.get(shopId) ?? written(defaultShop.language);
}

function written(language: string): MailTexts {
  return { ...textsIn<WrittenTexts>(language, byLanguage), language };
}
