import { escapeForScript } from "#app/graphql/page/escape-for-script.ts";

/** Facts for search engines, safe against text that would end the block. */
export function JsonLd({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeForScript(json) }} />;
}
