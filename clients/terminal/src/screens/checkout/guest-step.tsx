import { type Gender, SignInAsGuestDocument } from "@warmeland/client/documents";
import { Box, Text } from "ink";
import { useState } from "react";
import { nl } from "../../nl.ts";
import { useChange } from "../../shop/use-change.ts";
import { useShop } from "../../shop/shop-context.ts";
import { Form } from "../../ui/form.tsx";
import { problemsOf } from "./problems-of.ts";

const fields = [
  { name: "gender", label: nl.fields.gender, choices: nl.gender },
  { name: "firstName", label: nl.fields.firstName },
  { name: "lastName", label: nl.fields.lastName },
  { name: "email", label: nl.fields.email },
] as const;

/** Who orders. */
export function GuestStep({ onDone }: { readonly onDone: () => void }) {
  const { client } = useShop();
  const { change } = useChange();
  const [values, setValues] = useState({ gender: "NO_CHOICE", firstName: "", lastName: "", email: "" });
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({});

  async function submit(): Promise<void> {
    const input = { ...values, gender: values.gender as Gender };
    const result = await change(async () => (await client.send(SignInAsGuestDocument, { input })).signInAsGuest);
    setProblems(problemsOf(result));
    if (result?.__typename === "SignInAsGuestPayload") onDone();
  }

  return (
    <Box flexDirection="column" gap={1}>
      <Text dimColor>{nl.checkout.guestHint}</Text>
      <Form
        fields={fields}
        values={values}
        problems={problems}
        onChange={(name, change) => {
          setValues((now) => ({ ...now, [name]: change(now[name]) }));
          setProblems((now) => ({ ...now, [name]: undefined }));
        }}
        onSubmit={() => void submit()}
      />
    </Box>
  );
}
