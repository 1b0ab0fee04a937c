import {
  type CheckoutStateFragment,
  FindAddressDocument,
  SetCheckoutAddressesDocument,
  ViewerDocument,
} from "@warmeland/client/documents";
import { useState } from "react";
import { nl } from "../../nl.ts";
import { useChange } from "../../shop/use-change.ts";
import { useShop } from "../../shop/shop-context.ts";
import { useLoaded } from "../../shop/use-loaded.ts";
import { Form } from "../../ui/form.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { problemsOf } from "./problems-of.ts";

const fields = [
  { name: "firstName", label: nl.fields.firstName },
  { name: "lastName", label: nl.fields.lastName },
  { name: "zipCode", label: nl.fields.zipCode },
  { name: "houseNumber", label: nl.fields.houseNumber },
  { name: "street", label: nl.fields.street },
  { name: "city", label: nl.fields.city },
] as const;

type Name = (typeof fields)[number]["name"];

const empty: Readonly<Record<Name, string>> = {
  firstName: "",
  lastName: "",
  zipCode: "",
  houseNumber: "",
  street: "",
  city: "",
};

/** Where the order goes; street and town are found by postcode and house number. */
export function AddressStep({ onDone }: { readonly onDone: (checkout: CheckoutStateFragment) => void }) {
  const { client, say } = useShop();
  const { change } = useChange();
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({});
  const loaded = useLoaded("viewer", async (signal) => (await client.send(ViewerDocument, {}, { signal })).viewer);
  if (loaded.value === undefined) return <Waiting loaded={loaded} />;
  const { firstName, lastName } = loaded.value ?? empty;
  const known = { ...empty, firstName: firstName ?? "", lastName: lastName ?? "" };
  const values = { ...known, ...typed };

  async function findStreet(): Promise<void> {
    const { zipCode, houseNumber } = values;
    if (zipCode === "" || houseNumber === "" || values.street !== "") return;
    try {
      const { postcodeAddress } = await client.send(FindAddressDocument, { postcode: zipCode, houseNumber });
      if (postcodeAddress) {
        const { street, city } = postcodeAddress;
        // what was typed meanwhile stays
        setTyped((now) => (now.street ? now : { ...now, street, city }));
      } else say({ text: nl.checkout.unknownHouse });
    } catch {
      // a help that fails is no help: the fields are there to be typed in
    }
  }

  async function submit(): Promise<void> {
    const input = { shipping: { ...values, gender: "NO_CHOICE" as const, countryCode: "NL" as const } };
    const send = async () =>
      (await client.send(SetCheckoutAddressesDocument, { input }, { repeatable: true })).setCheckoutAddresses;
    const result = await change(send);
    setProblems(problemsOf(result));
    if (result?.__typename === "SetCheckoutAddressesPayload") onDone(result.checkout);
  }

  return (
    <Form
      fields={fields}
      values={values}
      problems={problems}
      onChange={(name, change) => {
        setTyped((now) => ({ ...now, [name]: change(now[name] ?? known[name]) }));
        setProblems((now) => ({ ...now, [name]: undefined }));
      }}
      onLeave={(name) => name === "houseNumber" && void findStreet()}
      onSubmit={() => void submit()}
    />
  );
}
