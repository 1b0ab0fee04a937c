import type { Messages } from "../nl.ts";

export const merged: Messages["merged"] = {
  both: "{{basket}} und {{wishlist}} gehören jetzt zu Ihrem Konto",
  basketOnly_one: "{{count}} Artikel liegt jetzt auch im Warenkorb Ihres Kontos",
  basketOnly_other: "{{count}} Artikel liegen jetzt auch im Warenkorb Ihres Kontos",
  wishlistOnly_one: "{{count}} Artikel steht jetzt auch auf der Wunschliste Ihres Kontos",
  wishlistOnly_other: "{{count}} Artikel stehen jetzt auch auf der Wunschliste Ihres Kontos",
  basket_one: "{{count}} Artikel aus Ihrem Warenkorb",
  basket_other: "{{count}} Artikel aus Ihrem Warenkorb",
  wishlist_one: "{{count}} von Ihrer Wunschliste",
  wishlist_other: "{{count}} von Ihrer Wunschliste",
  full: "Nicht alles hatte in Ihrem Konto Platz",
  left_one:
    "Für {{count}} Artikel war kein Platz mehr. Dieser bleibt in diesem Browser; Sie sehen ihn wieder, wenn Sie sich abmelden.",
  left_other:
    "Für {{count}} Artikel war kein Platz mehr. Diese bleiben in diesem Browser; Sie sehen sie wieder, wenn Sie sich abmelden.",
  undo: "Rückgängig machen",
  undone: "Ihr Konto ist wieder wie vor der Anmeldung",
  undoneMessage: "Was Sie davor gesammelt hatten, sehen Sie wieder, wenn Sie sich abmelden.",
  notUndone: "Das ließ sich nicht rückgängig machen",
  retry: "Erneut versuchen",
};
