/** German texts of the advisor domain (docs/rules.md#error-catalogue, docs/rules.md#rooms). */
export const advisor = {
  "error.configurationNotFound": "Diesen Raum gibt es nicht.",
  "error.tooManyConfigurations": "Sie haben schon 100 Räume gespeichert. Löschen Sie zuerst einen.",
} as const;
