import { accountDocuments } from "./account-documents.ts";
import { type Browser, openBrowser } from "./browser.ts";
import type { GraphqlClient } from "./graphql-client.ts";

type AccountDocument = keyof typeof accountDocuments;

/** What a mutation of the account can return; a test reads what its member has. */
export interface AccountResult {
  readonly __typename: string;
  readonly code: string;
  readonly message: string;
  readonly field: string | null;
  readonly fields: readonly { readonly field: string; readonly code: string; readonly message: string }[];
  readonly retryAfterSeconds: number;
  readonly viewer: Readonly<Record<string, unknown>> | null;
  readonly token: string | null;
  readonly visitor: string | null;
  readonly document: unknown;
  readonly savedId: string | null;
  readonly pendingEmail: string | null;
  readonly status: string;
}

/** A browser that knows the documents of the account. */
export interface AccountHolder extends Browser {
  run(document: AccountDocument, input?: object): Promise<AccountResult>;
  viewer(): Promise<Readonly<Record<string, unknown>> | null>;
}

export const person = {
  firstName: "Sanne",
  lastName: "de Wit",
  gender: "FEMALE",
  email: "sanne@example.nl",
  password: "Linnen-laken-4",
};

/** Opens the shop to somebody who has, or will have, an account. */
export function openAccountHolder(client: GraphqlClient): AccountHolder {
  const browser = openBrowser(client);
  return {
    ...browser,
    run: async (document, input) => {
      const { data, errors } = await browser.send<{ result: AccountResult } | undefined>(
        accountDocuments[document],
        input && { variables: { input } },
      );
      if (!data) throw new Error(JSON.stringify(errors));
      return data.result;
    },
    viewer: async () =>
      (await browser.send<{ viewer: Readonly<Record<string, unknown>> | null }>(accountDocuments.viewer)).data.viewer,
  };
}
