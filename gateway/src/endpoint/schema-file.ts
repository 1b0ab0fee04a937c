import { acceptedEncoding } from "@warmeland/schema/rules/accepted-encoding.ts";
import { type GraphQLSchema, printSchema } from "graphql";
import { compress } from "./compress.ts";
import { weakEtag } from "./weak-etag.ts";

export const schemaFilePath = "/graphql/schema.graphql";

/**
 * The schema in its own language, for who generates a client from it: 304 for the copy that a client has. Offered where the explorer is, as it
 * tells the same.
 */
export function createSchemaFile(schema: GraphQLSchema): (request: Request) => Promise<Response> {
  const text = Buffer.from(`${printSchema(schema)}\n`);
  const etag = weakEtag(text);
  const shared = {
    etag,
    "cache-control": "no-cache",
    vary: "accept-encoding",
    "x-content-type-options": "nosniff",
  };
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers: shared });
    const encoding = acceptedEncoding(request.headers.get("accept-encoding"));
    const headers = new Headers({ ...shared, "content-type": "text/plain; charset=utf-8" });
    if (encoding !== "identity") headers.set("content-encoding", encoding);
    return new Response(request.method === "HEAD" ? null : await compress(text, encoding), { headers });
  };
}
