export const preview = {
  mark: "Voorbeeld",
  explained: "u ziet ook wat nog niet is gepubliceerd.",
  failed: "deze wijziging kan niet worden getoond. Laad de pagina opnieuw.",
  leave: "Naar de gepubliceerde pagina",
  unknownBlock: "Hier staat een blok dat niet getoond wordt: {{name}}. {{reason}} Bezoekers zien hier niets.",
  nameless: "een blok zonder naam",
};
