import type { ApolloLink, OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { RouterContextProvider } from "react-router";
import { siteContext } from "#app/locale/site-context.ts";
import { readResponse } from "./response-text.ts";
import { sendPersisted, type SendToGateway } from "./send-persisted.ts";
import { gatewayHandlerContext } from "./gateway-handler.ts";

const gatewayAddress = `${process.env["GATEWAY_URL"] || "http://localhost:3000"}/graphql`;

/**
 * Requests a page's public data from the gateway. It sends no cookie and no session, so the page is the same for everybody
 * in the shop (docs/rules.md#public-and-personal).
 */
export function queryOnServer(
  context: Readonly<RouterContextProvider>,
  document: TypedDocumentNode<unknown, never>,
  variables: OperationVariables,
  signal: AbortSignal,
): Promise<ApolloLink.Result> {
  const handler = context.get(gatewayHandlerContext);
  const { shop, preview } = context.get(siteContext);
  const headers = {
    "content-type": "application/json",
    accept: "application/json",
    "x-shop": shop.code,
    ...(preview && { "x-story-preview": preview.signed }),
  };
  const send: SendToGateway = async (call) => {
    const response = await handler(
      new Request(gatewayAddress, { method: "POST", headers, body: JSON.stringify(call.body), signal: call.signal }),
    );
    return readResponse(await response.text());
  };
  const operation = document.definitions.find((definition) => definition.kind === "OperationDefinition");
  return sendPersisted(send, {
    document,
    operationName: operation?.name?.value,
    variables,
    cacheable: true,
    isMutation: false,
    signal,
  });
}
