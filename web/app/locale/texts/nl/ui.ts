export const ui = {
  close: "Sluiten",
  breadcrumb: "Kruimelpad",
  notifications: {
    label: "Meldingen",
    close: "Melding sluiten",
  },
  slider: {
    previous: "Vorige",
    next: "Volgende",
  },
  label: "{{name}}:",
  detail: ": {{value}}",
  quoted: "‘{{text}}’",
  field: {
    optional: "(niet verplicht)",
  },
  price: {
    from: "vanaf",
    was: "was",
    percent: "−{{percent}}%",
    lowestPrior: "Laagste prijs in 30 dagen: {{price}}",
  },
  stars: "{{score}} van de 5 sterren",
};
