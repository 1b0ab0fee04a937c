import { randomUUID } from "node:crypto";

/** Somebody who orders without an account. */
export interface Guest {
  firstName: string;
  lastName: string;
  email: string;
  street: string;
  houseNumber: string;
  zipCode: string;
  city: string;
}

/** A guest whom no other journey knows. */
export function newGuest(): Guest {
  return {
    firstName: "Saskia",
    lastName: "van der Veen",
    // One long word: no screen may burst of it.
    email: `saskia${randomUUID().replaceAll("-", "")}@voorbeeld.example`,
    street: "Prinsengracht",
    houseNumber: "263",
    zipCode: "1016 GV",
    city: "Amsterdam",
  };
}
