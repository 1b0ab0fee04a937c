import type { Messages } from "../../nl.ts";

export const samples: Messages["samples"] = {
  open_one: "Kostenloses Stoffmuster bestellen",
  open_other: "{{count}} Stoffmuster kostenlos bestellen",
  title: "Kostenlose Stoffmuster",
  text: "Wählen Sie bis zu {{count}} Stoffe. Von jedem schicken wir Ihnen ein Stück mit der Post; das kostet nichts, und zurückschicken müssen Sie es nicht. Jeder Haushalt kann in 90 Tagen {{count}} bestellen.",
  fabrics: "Welche Stoffe?",
  full: "Sie haben {{count}} gewählt. Nehmen Sie einen weg, um einen anderen zu wählen.",
  none: "Wählen Sie zuerst einen Stoff.",
  loading: "Die Stoffe werden geladen",
  failed: "Die Stoffe konnten nicht geladen werden. Versuchen Sie es gleich noch einmal.",
  address: "Wohin dürfen wir sie schicken?",
  submit_one: "1 Stoffmuster bestellen · kostenlos",
  submit_other: "{{count}} Stoffmuster bestellen · kostenlos",
  submitting: "Wird bestellt",
  failedToOrder:
    "Die Stoffmuster konnten nicht bestellt werden. Versuchen Sie es noch einmal; doppelt bekommen Sie sie nicht.",
  close: "Schließen",
};
