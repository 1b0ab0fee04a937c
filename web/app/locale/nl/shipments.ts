/** Shipments and the choice between them, said the same way in basket, checkout and order. */
export const shipments = {
  number: "Levering {{number}}",
  only: "Levering",
  title_one: "U ontvangt {{count}} levering",
  title_other: "U ontvangt {{count}} leveringen",
  kind: {
    PARCEL: "Als pakket",
    TWO_PERSON: "Door twee mensen, tot in de kamer",
  },
  unavailable: "Nu niet te bestellen",
  awaits_one: "Wij brengen dit in één keer, zodra {{names}} klaar is.",
  awaits_other: "Wij brengen dit in één keer, zodra {{names}} klaar zijn.",
  awaitsTogether_one: "U kiest voor samen. Wij bewaren de rest tot {{names}} klaar is.",
  awaitsTogether_other: "U kiest voor samen. Wij bewaren de rest tot {{names}} klaar zijn.",
  memberComes: "Komt met levering {{number}}",
  together: "U ontvangt alles in één keer, zoals u hebt gekozen.",
  choice: {
    title: "Apart of samen",
    intro: "Niet alles is tegelijk klaar. Hoe wilt u het ontvangen?",
    APART: "Apart, zodra het klaar is",
    TOGETHER: "Samen, in één keer",
    apart_one: "{{count}} levering: {{days}}.",
    apart_other: "{{count}} leveringen: {{days}}.",
    together: "Eén levering: {{days}}. Wij bewaren de rest zolang.",
    free: "Gratis",
    saving: "Uw keuze wordt bewaard",
  },
};
