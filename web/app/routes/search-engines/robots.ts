import { latePaths } from "#app/locale/late-paths.ts";
import { paths } from "#app/locale/paths.ts";
import { siteContext } from "#app/locale/site-context.ts";
import type { Route } from "./+types/robots";

const personal = [
  paths.basket,
  latePaths.checkout,
  latePaths.guestSignUp,
  paths.signIn,
  latePaths.signUp,
  paths.account,
  latePaths.success,
  "/wachtwoord-",
  "/e-mail-",
  "/nieuwsbrief/",
  "/voorraadbericht/",
  "/betaling/",
  "/graphql",
];

export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(siteContext);
  const lines = [
    "User-agent: *",
    ...personal.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
