import type { CatalogueRule } from "../catalogue-rule.ts";
import { dutchTexts } from "../spelling/dutch-texts.ts";

const informal = /(?<![\p{L}-])(je|jij|jou|jouw|jullie|jezelf)(?![\p{L}-])/iu;

/** The shop says 'u' (docs/rules.md#form-of-address); reviewers say what they like. */
export const formOfAddress: CatalogueRule = {
  name: "form-of-address",
  *find(catalogue) {
    for (const { subject, field, text } of dutchTexts(catalogue).filter(({ ours }) => ours)) {
      const found = informal.exec(text)?.[0];
      if (found) yield { subject, problem: `says '${found}' (${field})`, remedy: "say 'u'" };
    }
  },
};
