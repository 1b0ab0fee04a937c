import { defaultShop, type ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { Logger } from "pino";

const intervalMs = 30_000;
const retryMs = 1000;
const deadlineMs = 5000;

/** The shops that are open, asked for again every half minute; the default shop alone until the first answer. */
export interface OpenShops {
  readonly all: () => readonly ShopLocale[];
  readonly stop: () => void;
}

/** @param read asks the gateway */
export function watchOpenShops(read: (signal: AbortSignal) => Promise<readonly ShopLocale[]>, log: Logger): OpenShops {
  let open: readonly ShopLocale[] = [defaultShop];
  let isKnown = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const ask = async (): Promise<void> => {
    try {
      open = await read(AbortSignal.timeout(deadlineMs));
      isKnown = true;
    } catch (error) {
      // the last answer holds; pages meet the failure themselves
      if (isKnown) log.warn({ err: error }, "open shops not known anew");
    }
    if (!isStopped) timer = setTimeout(() => void ask(), isKnown ? intervalMs : retryMs).unref();
  };
  void ask();
  return {
    all: () => open,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Those whose pages stand at the same paths as this one's, itself included: shops of one language share names and slugs. */
export function samePathShops(shop: ShopLocale, open: readonly ShopLocale[]): readonly ShopLocale[] {
  return open.filter((other) => languageOf(other) === languageOf(shop));
}

const languageOf = ({ language }: ShopLocale) => language.split("-")[0];
