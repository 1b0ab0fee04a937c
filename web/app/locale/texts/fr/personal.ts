import type { Messages } from "../nl.ts";

export const personal: Messages["personal"] = {
  suggestions: "Cela pourrait vous plaire",
  heading: "Choisi pour vous",
  because: "Parce que {{reasons}}.",
  reasons: {
    viewed: "vous avez consulté {{names}}",
    wished_one: "vous avez {{names}} dans votre liste d’envies",
    wished_other: "vous avez {{names}} dans votre liste d’envies",
    bought: "vous avez acheté {{names}}",
  },
  stored: "Ce que vous consultez n’est conservé que dans votre navigateur.",
  allow: "Suggérer d’après ce que j’ai consulté, enregistré et acheté",
  allowWith: "Suggérer d’après ce que j’ai consulté, enregistré et acheté, avec l’aide de {{host}}",
  alsoBought: "Souvent achetés ensemble",
};
