type Json = Readonly<Record<string, unknown>>;

/** A link field to a path of the shop. */
export function linkTo(path: string): Json {
  return { id: "", url: path, linktype: "url", fieldtype: "multilink", cached_url: path };
}

/** A link with its text. */
export function link(label: string, path: string, style: "button" | "text" = "text"): Json {
  return { _uid: `link-${path}`, component: "link", label, link: linkTo(path), style };
}

/** A rich text of paragraphs, in which `[text](address)` is a link. */
export function paragraphs(texts: readonly string[]): Json {
  return { type: "doc", content: texts.map((text) => ({ type: "paragraph", content: textNodes(text) })) };
}

/** Running text under a headline. */
export function section(anchor: string, headline: string, texts: readonly string[]): Json {
  return { _uid: anchor, component: "rich_text", headline, anchor, text: paragraphs(texts) };
}

/** A page of blocks. */
export function page(title: string, description: string, body: readonly Json[]): Json {
  return { _uid: "pagina", component: "page", title, description, body };
}

/** The headline of a page and what it is about. */
export function pageHead(headline: string, lead: string): Json {
  return { _uid: "kop", component: "page_head", headline, lead };
}

const linked = /\[([^\]]+)\]\(([^)]+)\)/g;

function textNodes(text: string): Json[] {
  const nodes: Json[] = [];
  let from = 0;
  for (const match of text.matchAll(linked)) {
    const [whole, label, address] = match;
    if (match.index > from) nodes.push({ type: "text", text: text.slice(from, match.index) });
    const attrs = { href: address, linktype: "url", uuid: null, anchor: null, target: "_self" };
    nodes.push({ type: "text", text: label, marks: [{ type: "link", attrs }] });
    from = match.index + whole.length;
  }
  if (from < text.length) nodes.push({ type: "text", text: text.slice(from) });
  return nodes;
}
