import { NewestVersions } from "@warmeland/schema/process/newest-versions.ts";
import { readDataVersions } from "@warmeland/schema/rules/data-versions.ts";

const intervalMs = 1000;

/**
 * The versions of the shop's data that the gateway knows, asked for once a second, so that an import is noticed though every page has a copy.
 * @param graphql answers `/healthz` too, as the gateway does
 */
export function watchVersions(graphql: (request: Request) => Promise<Response>): {
  newestVersions: NewestVersions;
  stop: () => void;
} {
  const newestVersions = new NewestVersions();
  let isAsking = false;
  const ask = async (): Promise<void> => {
    isAsking = true;
    try {
      const response = await graphql(new Request("http://gateway/healthz"));
      newestVersions.note(readDataVersions(response.headers));
      await response.body?.cancel();
    } catch {
      // pages meet the failure themselves
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => void (isAsking || ask()), intervalMs);
  timer.unref();
  return { newestVersions, stop: () => clearInterval(timer) };
}
