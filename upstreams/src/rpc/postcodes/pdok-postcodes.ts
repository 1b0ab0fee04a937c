import type { Logger } from "pino";
import * as z from "zod/mini";

import type { PostcodeDirectory } from "./postcode-directory.ts";

const deadlineMs = 1500;
const responseSchema = z.object({
  response: z.object({ docs: z.array(z.object({ straatnaam: z.string(), woonplaatsnaam: z.string() })) }),
});

/**
 * The directory of PDOK's Locatieserver (the Dutch address register), at `{url}/free`. When it does not respond in time nobody waits: the shopper
 * types the street.
 * @param options.url such as https://api.pdok.nl/bzk/locatieserver/search/v3_1
 */
export function createPdokPostcodes(options: { url: string; log: Logger; send?: typeof fetch }): PostcodeDirectory {
  const { log, send = fetch } = options;
  const base = options.url.replace(/\/+$/, "");
  return {
    find: async ({ postcode, houseNumber }) => {
      const code = postcode.replace(" ", "");
      const query = new URLSearchParams({ q: `${code} ${houseNumber}`, fl: "straatnaam,woonplaatsnaam", rows: "1" });
      for (const filter of [`postcode:${code}`, `huisnummer:${houseNumber}`, "type:adres"]) query.append("fq", filter);
      try {
        const response = await send(`${base}/free?${query.toString()}`, {
          signal: AbortSignal.timeout(deadlineMs),
          redirect: "error",
        });
        if (!response.ok) throw new Error(`the address register responded with ${response.status}`);
        const [found] = responseSchema.parse(await response.json()).response.docs;
        return found ? { street: found.straatnaam, city: found.woonplaatsnaam } : null;
      } catch (error) {
        log.warn({ err: error }, "postcode not looked up");
        return null;
      }
    },
  };
}
