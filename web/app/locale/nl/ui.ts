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
  field: {
    optional: "(niet verplicht)",
  },
  errorSummary: {
    title_one: "Er klopt nog één veld niet",
    title_other: "Er kloppen nog {{count}} velden niet",
  },
  price: {
    from: "vanaf",
    was: "was",
    percent: "−{{percent}}%",
    lowestPrior: "Laagste prijs in 30 dagen: {{price}}",
  },
  stars: "{{score}} van de 5 sterren",
  quantity: {
    of: "Aantal van {{name}}",
    label: "Aantal",
    less: "Eén minder",
    more: "Eén meer",
  },
};
