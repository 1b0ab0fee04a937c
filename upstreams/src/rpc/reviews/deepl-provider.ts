import { z } from "zod";

import {
  TranslationFailed,
  type ReviewLanguage,
  type ReviewTexts,
  type TranslationProvider,
} from "./translation-provider.ts";

export interface DeeplOptions {
  /** DEEPL_API_KEY; a key of the free plan ends in `:fx` and has an address of its own. */
  apiKey: string;
  /** Other than DeepL's own address, without a slash at the end. */
  baseUrl?: string;
  timeoutMs?: number;
}

const responseSchema = z.object({ translations: z.array(z.object({ text: z.string() })).length(2) });

/** Translations are cached for so many reviews, since the same ones are requested again and again. */
const mostTranslations = 2000;

/** Translates by DeepL's API (`POST /v2/translate`), title and text in one call; a review is translated once per language. */
export function createDeeplProvider({
  apiKey,
  baseUrl = addressOf(apiKey),
  timeoutMs = 5000,
}: DeeplOptions): TranslationProvider {
  const cache = new Map<string, Promise<ReviewTexts>>();
  const send = async (from: string, texts: ReviewTexts, to: ReviewLanguage): Promise<ReviewTexts> => {
    const request = { text: [texts.title, texts.text], source_lang: from.toUpperCase(), target_lang: to.toUpperCase() };
    const response = await fetch(`${baseUrl}/v2/translate`, {
      method: "POST",
      headers: { authorization: `DeepL-Auth-Key ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new TranslationFailed(`DeepL responded with ${response.status}`);
    const [title, text] = responseSchema.parse(await response.json()).translations;
    return { title: title!.text, text: text!.text };
  };
  return {
    isPaid: true,
    translate: (review, language) => {
      const { title, text } = review.document;
      const key = JSON.stringify([review.language, language, title, text]);
      const cached = cache.get(key);
      if (cached) return cached;
      const requested = send(review.language, { title, text }, language).catch((error: unknown) => {
        cache.delete(key);
        throw error instanceof TranslationFailed
          ? error
          : new TranslationFailed("DeepL cannot be reached or understood", { cause: error });
      });
      if (cache.size >= mostTranslations) cache.clear();
      cache.set(key, requested);
      return requested;
    },
  };
}

function addressOf(apiKey: string): string {
  return apiKey.endsWith(":fx") ? "https://api-free.deepl.com" : "https://api.deepl.com";
}
