import type { Messages } from "../../nl.ts";

export const blocks: Messages["blocks"] = {
  inRoom: "{{product}}, dans la liste",
  advisor: "Ouvrir le guide de fermeté",
  captions: "Français",
  finder: {
    search: "Chercher",
    found_one: "{{count}} page trouvée",
    found_other: "{{count}} pages trouvées",
    everywhere: "Chercher « {{term}} » dans toute la boutique",
  },
  hours: {
    clock: "{{hour}} h {{minute}}",
    wholeHour: "{{hour}} h",
    title: "Horaires d’ouverture",
    of: "Horaires d’ouverture, {{name}}",
    today: "aujourd’hui",
    shut: "fermé",
    span: "de {{from}} à {{until}}",
    open: "Ouvert en ce moment, jusqu’à {{until}}",
    opensToday: "Fermé en ce moment, ouvre à {{from}}",
    opensTomorrow: "Fermé en ce moment, ouvre demain à {{from}}",
    opensOn: "Fermé en ce moment, ouvre {{day}} à {{from}}",
    closed: "Fermé en ce moment",
  },
  store: {
    route: "Calculer l’itinéraire",
    call: "Appeler le magasin",
    map: "Carte de nos magasins",
    search: "Chercher",
    postcode: "Votre code postal",
    noPostcode: "Saisissez un code postal valable.",
    distance: "Distance approximative à vol d’oiseau depuis {{postcode}}. Nous ne conservons pas votre code postal.",
    km: "environ {{km}} km",
  },
};
