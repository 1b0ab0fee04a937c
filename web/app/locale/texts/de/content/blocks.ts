import type { Messages } from "../../nl.ts";

export const blocks: Messages["blocks"] = {
  inRoom: "{{product}} in der Liste",
  advisor: "Zum Härtegrad-Finder",
  captions: "Deutsch",
  finder: {
    search: "Suchen",
    found_one: "1 Seite gefunden",
    found_other: "{{count}} Seiten gefunden",
    everywhere: "Im ganzen Shop nach „{{term}}“ suchen",
  },
  hours: {
    clock: "{{hour}}.{{minute}}",
    wholeHour: "{{hour}}",
    title: "Öffnungszeiten",
    of: "Öffnungszeiten von {{name}}",
    today: "heute",
    shut: "geschlossen",
    span: "{{from}} bis {{until}} Uhr",
    open: "Jetzt geöffnet, bis {{until}} Uhr",
    opensToday: "Jetzt geschlossen, öffnet heute um {{from}} Uhr",
    opensTomorrow: "Jetzt geschlossen, öffnet morgen um {{from}} Uhr",
    opensOn: "Jetzt geschlossen, öffnet am {{day}} um {{from}} Uhr",
    closed: "Jetzt geschlossen",
  },
  store: {
    route: "Route planen",
    call: "Filiale anrufen",
    map: "Karte mit unseren Filialen",
    search: "Suchen",
    postcode: "Ihre Postleitzahl",
    noPostcode: "Geben Sie bitte eine gültige Postleitzahl ein, zum Beispiel 10117.",
    distance: "Luftlinie ab {{postcode}}, ungefähr. Ihre Postleitzahl speichern wir nicht.",
    km: "etwa {{km}} km",
  },
};
