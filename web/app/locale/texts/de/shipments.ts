import type { Messages } from "../nl.ts";

/** Shipments and the choice between them, said the same way in basket, checkout and order. */
export const shipments: Messages["shipments"] = {
  number: "Lieferung {{number}}",
  only: "Lieferung",
  title_one: "Sie erhalten {{count}} Lieferung",
  title_other: "Sie erhalten {{count}} Lieferungen",
  kind: {
    PARCEL: "Als Paket",
    TWO_PERSON: "Von zwei Personen gebracht, bis ins Zimmer",
  },
  unavailable: "Zurzeit nicht bestellbar",
  awaits_one: "Wir bringen alles auf einmal, sobald {{names}} fertig ist.",
  awaits_other: "Wir bringen alles auf einmal, sobald {{names}} fertig sind.",
  awaitsTogether_one: "Sie haben „Zusammen“ gewählt. Den Rest heben wir auf, bis {{names}} fertig ist.",
  awaitsTogether_other: "Sie haben „Zusammen“ gewählt. Den Rest heben wir auf, bis {{names}} fertig sind.",
  memberComes: "Kommt mit Lieferung {{number}}",
  together: "Sie erhalten alles auf einmal, wie von Ihnen gewählt.",
  day: {
    title: "An welchem Tag sollen wir kommen?",
    soon: "So bald wie möglich",
    full: "ausgebucht",
    hint: "Der Lieferdienst ruft Sie an und nennt Ihnen ein Zeitfenster für diesen Tag.",
    lost: "Der gewählte Tag ist nicht mehr möglich",
    lostHint:
      "Der Tag ist inzwischen ausgebucht oder liegt zu früh. Wählen Sie bitte einen anderen Tag oder „So bald wie möglich“.",
  },
  choice: {
    title: "Einzeln oder zusammen",
    intro: "Nicht alles ist gleichzeitig fertig. Wie möchten Sie es erhalten?",
    APART: "Einzeln, sobald es fertig ist",
    TOGETHER: "Zusammen, auf einmal",
    apart_one: "{{count}} Lieferung: {{days}}.",
    apart_other: "{{count}} Lieferungen: {{days}}.",
    together: "Eine Lieferung: {{days}}. So lange heben wir den Rest für Sie auf.",
    free: "Kostenlos",
    saving: "Ihre Auswahl wird gespeichert",
  },
};
