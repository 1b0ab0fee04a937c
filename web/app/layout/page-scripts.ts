import type { EntryContext } from "react-router";
import { escapeForScript } from "#app/graphql/page/escape-for-script.ts";
import pageStarter from "./page-starter.js?raw";

export { pageStarter };

/**
 * The scripts at the end of a page, in place of the router's own: a data block with what its browser half starts from,
 * and the starter, which fetches the modules when the page has been painted.
 */
export async function pageScripts(context: EntryContext): Promise<string> {
  const { manifest, serverHandoffString = "{}", serverHandoffStream, staticHandlerContext } = context;
  // Taken here, so that the renderer has nothing to wait for; our loaders return null, so it is little.
  context.serverHandoffStream = undefined;
  const state = serverHandoffStream ? await new Response(serverHandoffStream).text() : "";
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const entries = ids.map((id) => manifest.routes[id]!);
  // In the order in which they are run: the router's list names first what needs the others.
  const modules = new Set([
    ...(manifest.hmr ? [manifest.hmr.runtime] : []),
    ...manifest.entry.imports.toReversed(),
    manifest.url,
    ...entries.flatMap(({ imports = [] }) => imports.toReversed()),
  ]);
  const data = {
    context: JSON.parse(serverHandoffString) as unknown,
    state,
    modules: [...modules],
    routes: entries.map(({ id, module }) => [id, module]),
    entry: manifest.entry.module,
  };
  return `<script type="application/json" id="page-start">${escapeForScript(JSON.stringify(data))}</script><script>${pageStarter}</script>`;
}
