import { z } from "zod";

import type { CommerceCall } from "../commerce-call.ts";
import { CommerceError, parseOrRefuse } from "../commerce-error.ts";
import { jsonResponse } from "../json-response.ts";
import { splitList } from "../search/product-query.ts";

const mostNames = 50;
const namesField = z
  .string()
  .transform((text) => splitList(text))
  .refine((names) => names.length > 0 && names.length <= mostNames, `takes 1 to ${mostNames} attribute keys`);

/** `GET /v1/attributes/{key}`: an attribute group with all its values. */
export function getAttribute({ catalogue, engine }: CommerceCall, key: string): Response {
  const group = catalogue.snapshot.attributes.group(key);
  if (!group) throw new CommerceError(404, "Attribute not found");
  return jsonResponse(engine.attributeTexts.wholeGroup(group));
}

/** `GET /v1/attributes?names=a,b` (or `ids=`): several groups at once, those that do not exist are missing. */
export function listAttributes({ catalogue, engine, query }: CommerceCall): Response {
  const names = parseOrRefuse(namesField, query.get("names") ?? query.get("ids") ?? "", "names");
  const groups = [...new Set(names.flatMap((name) => catalogue.snapshot.attributes.group(name) ?? []))];
  return jsonResponse(groups.map((group) => engine.attributeTexts.wholeGroup(group)));
}
