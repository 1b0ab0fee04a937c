export const search = {
  label: "Zoeken",
  placeholder: "Waar bent u naar op zoek?",
  submit: "Zoek",
  clear: "Zoekopdracht wissen",
  close: "Sluiten",
};
