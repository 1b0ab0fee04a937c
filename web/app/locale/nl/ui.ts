export const ui = {
  close: "Sluiten",
  notifications: {
    label: "Meldingen",
    close: "Melding sluiten",
  },
};
