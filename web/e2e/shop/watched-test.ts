import { expect, test as base, type BrowserContext } from "playwright/test";

/** Everything a shopper's browser had to complain about, one line each. */
export type Complaints = string[];

interface Watched {
  /** Filled while the test runs; what is left in it at the end fails the test. */
  complaints: Complaints;
}

/** A test in a browser that must never complain: no error, no failed request, no breach of the content policy, nothing from another origin. */
export const test = base.extend<Watched>({
  complaints: [
    async ({ context }, use) => {
      const complaints: Complaints = [];
      await watch(context, complaints);
      await use(complaints);
      expect(complaints, "complaints of the browser").toEqual([]);
    },
    { auto: true },
  ],
});

/** Writes down what the pages of a context complain about. */
export async function watch(context: BrowserContext, complaints: Complaints): Promise<void> {
  const origin = new URL(process.env.SHOP_URL ?? "").origin;
  context.on("weberror", (error) => complaints.push(`error: ${error.error().message}`));
  context.on("console", (message) => {
    // A failed request is reported below, with its status.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(`console: ${message.text()}`);
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== origin) complaints.push(`other origin: ${request.url()}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      complaints.push(`${response.status()}: ${response.url()}`);
  });
  await context.exposeBinding("reportViolation", (_source, violation: string) =>
    complaints.push(`content policy: ${violation}`),
  );
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void };
    document.addEventListener("securitypolicyviolation", (event) =>
      reportViolation(`${event.violatedDirective} refused ${event.blockedURI}`),
    );
  });
}
