import { smallCatalogue } from "./small-catalogue.ts";

/** A value of JSON, as lines are made of. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** Lines without a fault, each with keys of its own, that refer to the small catalogue: what bad lines are made of. */
export class FreshLines {
  readonly #number: string;

  constructor(number: number) {
    this.#number = String(number).padStart(4, "0");
  }

  product(): JsonObject {
    const { sand } = smallCatalogue();
    const referenceKey = `20-${this.#number}-A`;
    const levies = [{ column: "be", code: "10007", cents: 605 }];
    const variants = sand.variants.map((variant, index) => ({
      ...variant,
      levies,
      referenceKey: `${referenceKey}-${index}`,
    }));
    const badges = [{ key: "vegan", basis: { nl: "Zonder dierlijke stoffen" } }];
    const passport = { ...sand.passport, care: { nl: "Wassen op 60 graden", de: "Waschen bei 60 Grad" } };
    return json({ ...sand, referenceKey, masterKey: `20-${this.#number}`, badges, passport, variants });
  }

  attribute(): JsonObject {
    return json({ ...smallCatalogue().hardness, key: `hardness${this.#number}` });
  }

  colours(): JsonObject {
    return json({ ...smallCatalogue().color, key: `colour${this.#number}` });
  }

  category(): JsonObject {
    const { mattresses } = smallCatalogue();
    const sorting = { custom: "new-arrivals", smart: "revenue-max" };
    const path = `/slapen/soort-${this.#number}`;
    return json({ ...mattresses, path, image: "matras-01.webp", sorting, properties: { goesWith: "/slapen" } });
  }

  review(): JsonObject {
    return json({ ...smallCatalogue().review, referenceKey: `fresh-r-${this.#number}`, place: "Zwolle" });
  }

  order(): JsonObject {
    return json({ ...smallCatalogue().order, referenceKey: `fresh-o-${this.#number}` });
  }

  shop(): JsonObject {
    return json({ ...smallCatalogue().shop, shopId: 1002, locale: "be-nl" });
  }

  all(): JsonObject[] {
    return [
      this.product(),
      this.attribute(),
      this.colours(),
      this.category(),
      this.review(),
      this.order(),
      this.shop(),
    ];
  }
}

function json(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value)) as JsonObject;
}
