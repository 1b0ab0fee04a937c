import * as z from "zod/mini";

import { isOrigin, readClientOrigins, readClientReturnUrls } from "./client-addresses.ts";
import { isWeakSecret } from "./weak-secret.ts";

const text = z._default(z.string(), "");
const url = z._default(z.union([z.literal(""), z.url()]), "");
const scriptUrlMessage = "A script is loaded by https, or from this machine by http.";
const isScriptUrl = (value: string): boolean =>
  URL.canParse(value) && /^https:\/\/|^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\//.test(new URL(value).href);
const scriptUrl = z._default(
  z.string().check(z.refine((value) => value === "" || isScriptUrl(value), scriptUrlMessage)),
  "",
);
const port = (fallback: number) =>
  z._default(z.pipe(z.coerce.number(), z.int().check(z.minimum(0), z.maximum(65535))), fallback);
const quota = (fallback: number) =>
  z._default(z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(1_000_000_000))), fallback);
const flag = z.pipe(
  z._default(z.enum(["", "on", "off"]), ""),
  z.transform((value) => value === "on"),
);

const tagManagerIdMessage = "A tag-manager id is GTM- followed by capital letters and digits, such as GTM-ABC123.";

const originMessage = "An origin is a scheme and a host, such as https://app.storyblok.com.";
const returnUrlsMessage =
  "Write name=address, several with commas between, such as app=shop-app://paid; an address has no query and no hash.";
const clientOriginsMessage = "Write name=origin, several with commas between, such as app=https://app.example.";

/** Known to everybody who has read this. */
const defaultTokens = {
  COMMERCE_TOKEN: "local",
  CONTENT_TOKEN: "local",
  CONTENT_PREVIEW_TOKEN: "local-preview",
} as const;

/** Every key of `.env.example`; an empty URL means the built-in upstream (contracts/rpc.md, 'Addresses'). */
const environmentSchema = z.object({
  SHOP_MODE: z._default(z.enum(["demo", "production"]), "demo"),
  PORT: port(3000),
  HOST: z._default(z.string(), "localhost"),
  PUBLIC_URL: url,
  UPSTREAMS_PUBLIC_URL: url,
  DATA_DIR: z._default(z.string(), ".data"),
  DATABASE_URL: text,
  RPC_URL: url,
  RPC_TOKEN: text,
  COMMERCE_URL: url,
  COMMERCE_TOKEN: z._default(z.string(), defaultTokens.COMMERCE_TOKEN),
  COMMERCE_MASTER_KEY_FILTER: z._default(z.string(), "styleKey"),
  RECOMMENDATIONS: z._default(z.enum(["on", "off"]), "on"),
  RECOMMENDATIONS_URL: url,
  RECOMMENDER_SCRIPT_URL: scriptUrl,
  CONTENT_URL: url,
  CONTENT_TOKEN: z._default(z.string(), defaultTokens.CONTENT_TOKEN),
  CONTENT_PREVIEW_TOKEN: z._default(z.string(), defaultTokens.CONTENT_PREVIEW_TOKEN),
  CONTENT_EDITOR_ORIGIN: z._default(z.string().check(z.refine(isOrigin, originMessage)), "https://app.storyblok.com"),
  GATEWAY_URL: url,
  UPSTREAMS_URL: url,
  IMAGES_DIR: text,
  IMAGES_URL: url,
  IMAGE_HOSTS: text,
  PAYMENTS_URL: url,
  MOLLIE_API_KEY: text,
  DEEPL_API_KEY: text,
  POSTCODES_URL: url,
  TAG_MANAGER_ID: z._default(z.string().check(z.regex(/^GTM-[A-Z0-9]+$/, tagManagerIdMessage)), ""),
  SMTP_URL: text,
  MAIL_FROM: z._default(z.string(), "Warmeland <bestellingen@warmeland.example>"),
  VALKEY_URL: text,
  SESSION_SECRET: text,
  TRACE_SECRET: text,
  METRICS_TOKEN: text,
  TRUST_PROXY: flag,
  GRAPHIQL: z._default(z.enum(["", "on", "off"]), ""),
  TRUSTED_ONLY: flag,
  CORS_ORIGINS: z._default(
    z.string().check(z.refine((value) => readClientOrigins(value) !== undefined, clientOriginsMessage)),
    "",
  ),
  CLIENT_RETURN_URLS: z._default(
    z.string().check(z.refine((value) => readClientReturnUrls(value) !== undefined, returnUrlsMessage)),
    "",
  ),
  CLIENT_REQUESTS: quota(600),
  CLIENT_COST: quota(300_000),
  RATE_LIMITS: z._default(z.enum(["on", "off"]), "on"),
  LOG_LEVEL: z.optional(z.enum(["fatal", "error", "warn", "info", "debug", "silent"])),
});

type Settings = z.output<typeof environmentSchema>;
export type Environment = Settings & { LOG_LEVEL: NonNullable<Settings["LOG_LEVEL"]> };

/** What is started with the settings: the whole shop, or one of its parts as a process of its own. */
export type Part = "shop" | "upstreams" | "gateway" | "web";

/** A start that cannot go on because of its settings; `message` names every wrong key on a line of its own. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/**
 * Reads the settings once, at start.
 * @throws EnvironmentError naming every wrong key, a default secret in production, or a foreign commerce without a foreign RPC (docs/rules.md#foreign-upstreams, docs/rules.md#modes).
 */
export function parseEnvironment(source: Record<string, string | undefined>, part: Part = "shop"): Environment {
  const given = Object.fromEntries(Object.entries(source).map(([key, value]) => [key, value?.trim() || undefined]));
  const parsed = z.safeParse(environmentSchema, given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new EnvironmentError(`These settings are not usable (see .env.example):\n${lines.join("\n")}`);
  }
  // A person who tries the shop wants to read its first lines, an operator every request.
  const environment = {
    ...parsed.data,
    RECOMMENDER_SCRIPT_URL: parsed.data.RECOMMENDATIONS === "on" ? parsed.data.RECOMMENDER_SCRIPT_URL : "",
    LOG_LEVEL: parsed.data.LOG_LEVEL ?? (parsed.data.SHOP_MODE === "demo" ? "warn" : "info"),
  };
  const problems = contradictions(environment, part);
  if (problems.length > 0) {
    throw new EnvironmentError(
      `These settings do not go together (see .env.example):\n${problems.map((line) => `  ${line}`).join("\n")}`,
    );
  }
  return environment;
}

function contradictions(environment: Environment, part: Part): string[] {
  const problems: string[] = [];
  if (environment.COMMERCE_URL && !environment.RPC_URL) {
    problems.push("COMMERCE_URL: a foreign commerce needs a foreign RPC_URL, because checkout lives with the stock.");
  }
  if (environment.SHOP_MODE === "production") problems.push(...missingInProduction(environment, part));
  return problems;
}

/** What a production shop must not be without: nothing of it may be what everybody knows, and nothing may vanish into a sandbox or a folder. */
function missingInProduction(environment: Environment, part: Part): string[] {
  const {
    SESSION_SECRET,
    TRACE_SECRET,
    METRICS_TOKEN,
    PUBLIC_URL,
    RPC_URL,
    RPC_TOKEN,
    COMMERCE_URL,
    MOLLIE_API_KEY,
    SMTP_URL,
  } = environment;
  const hasUpstreams = part === "upstreams" || (part === "shop" && !RPC_URL);
  const isServedToOthers = part === "upstreams";
  const sendsCommerceToken = part !== "web" && COMMERCE_URL !== "";
  const isDefault = (key: keyof typeof defaultTokens): boolean => ["", defaultTokens[key]].includes(environment[key]);
  const guessable = "at least 32 characters that nobody can guess, such as `openssl rand -base64 32` prints";
  const refusals: [boolean, string][] = [
    [part !== "web" && isWeakSecret(SESSION_SECRET), `SESSION_SECRET: production needs ${guessable}.`],
    [TRACE_SECRET !== "" && new Set(TRACE_SECRET).size < 5, "TRACE_SECRET: the same few characters can be guessed."],
    [
      METRICS_TOKEN !== "" && isWeakSecret(METRICS_TOKEN),
      `METRICS_TOKEN: production needs ${guessable}, or none at all.`,
    ],
    [!PUBLIC_URL, "PUBLIC_URL: production needs the address shoppers see."],
    [hasUpstreams && !MOLLIE_API_KEY, "MOLLIE_API_KEY: production takes no orders with the payment sandbox."],
    [hasUpstreams && !SMTP_URL, "SMTP_URL: production needs a mail server; mails in a folder reach nobody."],
    [
      part !== "web" && isDefault("CONTENT_TOKEN"),
      "CONTENT_TOKEN: You need to provide an access token of your own; everybody knows the default.",
    ],
    [
      part !== "web" && isDefault("CONTENT_PREVIEW_TOKEN"),
      "CONTENT_PREVIEW_TOKEN: production needs a token of its own; everybody knows the default.",
    ],
    [
      (isServedToOthers || sendsCommerceToken) && isDefault("COMMERCE_TOKEN"),
      "COMMERCE_TOKEN: production needs a token of its own; everybody knows the default.",
    ],
    [
      isServedToOthers && isWeakSecret(RPC_TOKEN),
      `RPC_TOKEN: upstreams as a service need ${guessable}, or whoever reaches them acts as the gateway.`,
    ],
  ];
  return refusals.filter(([isRefused]) => isRefused).map(([, reason]) => reason);
}
