import type { BlockDefinition } from "../model/block-definition.ts";
import { anchor, field, number, parts, text } from "../model/block-field.ts";
import { hours } from "./hours.ts";

const wayThere: BlockDefinition = {
  name: "way_there",
  label: "Hoe u er komt",
  description: "A way to the store.",
  fields: {
    title: text({ label: "Waarmee", description: "Title.", required: true }),
    text: text({ label: "Tekst", description: "Text.", required: true }),
  },
};

export const storeLocation: BlockDefinition = {
  name: "store_location",
  label: "Winkel",
  description: "A store: where it is, when it is open, how one gets there.",
  fields: {
    name: text({ label: "Naam", description: "Name of the store.", required: true, as: "storeName" }),
    street: text({ label: "Straat en nummer", description: "Street and number.", required: true }),
    zip_code: text({
      label: "Postcode",
      description: "Dutch postcode, as `3812 ZW`.",
      pattern: /^[1-9]\d{3} [A-Z]{2}$/,
      required: true,
      as: "zipCode",
    }),
    city: text({ label: "Plaats", description: "Place.", required: true }),
    phone: text({ label: "Telefoon", description: "Telephone number as it is dialled in the country." }),
    latitude: number({ label: "Breedtegraad", description: "Degrees north.", from: 50, to: 54, required: true }),
    longitude: number({ label: "Lengtegraad", description: "Degrees east.", from: 3, to: 8, required: true }),
    image: field("image", { label: "Foto", description: "A photo.", help: "3:2" }),
    ways: parts({ label: "Route", description: "Ways to the store.", part: wayThere }),
    ...hours,
    anchor,
  },
};
