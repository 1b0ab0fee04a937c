import { FetchError, StorefrontAPIClient } from "@scayle/storefront-api";

import type { Handler } from "#upstreams/handler.ts";
import { testToken } from "./test-upstream.ts";

/** How the SDK describes a call before it is sent. */
interface SdkCall {
  method: string;
  endpoint: string;
  params?: Record<string, string | number | boolean | undefined>;
  data?: unknown;
  headers?: Record<string, string>;
  successfulResponseCodes?: number[];
}

/** SCAYLE's own client with its transport replaced by a handler; statuses are taken and refused as the original does. */
export function sdkClient(handle: Handler, shopId = 1001): StorefrontAPIClient {
  const client = new StorefrontAPIClient({ host: "commerce", shopId, auth: { type: "token", token: testToken } });
  const send = async (call: SdkCall): Promise<{ data: unknown; statusCode: number }> => {
    const url = new URL(`https://commerce${call.endpoint}`);
    // The original drops every falsy value.
    for (const [name, value] of Object.entries({ ...call.params, shopId }))
      if (value) url.searchParams.set(name, String(value));
    const hasBody = ["POST", "PATCH", "PUT"].includes(call.method);
    const response = await handle(
      new Request(url, {
        method: call.method,
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          "x-access-token": testToken,
          ...call.headers,
        },
        ...(hasBody ? { body: JSON.stringify(call.data) } : {}),
      }),
    );
    const isTaken = call.successfulResponseCodes ? call.successfulResponseCodes.includes(response.status) : response.ok;
    if (!isTaken) throw new FetchError(response);
    // as bytes, which is all that comes over the network
    const data: unknown = JSON.parse(Buffer.from(await response.arrayBuffer()).toString() || "null");
    return { data, statusCode: response.status };
  };
  return Object.assign(client, { executeWithStatus: send, execute: async (call: SdkCall) => (await send(call)).data });
}
