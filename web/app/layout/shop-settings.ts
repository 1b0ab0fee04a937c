import { multilinkHref } from "#app/content/multilink-href.ts";
import { listOf, recordOf, textOf } from "#app/content/untyped.ts";

export interface SettingsLink {
  readonly key: string;
  readonly label: string;
  readonly href: string;
}

export interface ShopPromise {
  readonly key: string;
  readonly icon: string;
  readonly text: string;
  readonly href: string | undefined;
}

/** What editors decide about header and footer (upstreams/stories/README.md, `shop_settings`). */
export interface ShopSettings {
  readonly promises: readonly ShopPromise[];
  readonly claim: string;
  readonly columns: readonly {
    readonly key: string;
    readonly title: string;
    readonly links: readonly SettingsLink[];
  }[];
}

/** Reads the settings story; what is missing or misshapen is left out, because the shop must show without it. */
export function readShopSettings(content: unknown): ShopSettings {
  const settings = recordOf(content);
  return {
    promises: listOf(settings["promises"]).flatMap(readPromise),
    claim: textOf(settings["claim"]),
    columns: listOf(settings["footer_columns"]).flatMap(readColumn),
  };
}

function readPromise(value: unknown): ShopPromise[] {
  const promise = recordOf(value);
  const text = textOf(promise["text"]);
  if (text === "") return [];
  return [
    { key: textOf(promise["_uid"]) || text, icon: textOf(promise["icon"]), text, href: multilinkHref(promise["link"]) },
  ];
}

function readColumn(value: unknown): ShopSettings["columns"][number][] {
  const column = recordOf(value);
  const title = textOf(column["title"]);
  const links = listOf(column["links"]).flatMap(readLink);
  return title === "" || links.length === 0 ? [] : [{ key: textOf(column["_uid"]) || title, title, links }];
}

function readLink(value: unknown): SettingsLink[] {
  const link = recordOf(value);
  const label = textOf(link["label"]);
  const href = multilinkHref(link["link"]);
  return label === "" || href === undefined ? [] : [{ key: textOf(link["_uid"]) || label, label, href }];
}
