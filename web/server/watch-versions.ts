import { NewestVersions } from "@warmeland/schema/process/newest-versions.ts";
import { readDataVersions } from "@warmeland/schema/rules/data-versions.ts";

const intervalMs = 1000;

/**
 * The versions of the shop's data that the gateway has seen, fetched once a second, so that an import is noticed though every page has a copy.
 * @param graphql serves `/healthz` too, as the gateway does
 */
export function watchVersions(graphql: (request: Request) => Promise<Response>): {
  newestVersions: NewestVersions;
  stop: () => void;
} {
  const newestVersions = new NewestVersions();
  let isFetching = false;
  const fetchVersions = async (): Promise<void> => {
    isFetching = true;
    try {
      const response = await graphql(new Request("http://gateway/healthz"));
      newestVersions.note(readDataVersions(response.headers));
      await response.body?.cancel();
    } catch {
      // pages meet the failure themselves
    } finally {
      isFetching = false;
    }
  };
  const timer = setInterval(() => void (isFetching || fetchVersions()), intervalMs);
  timer.unref();
  return { newestVersions, stop: () => clearInterval(timer) };
}
