import type { Services } from "#upstreams/rpc/services.ts";
import { sql } from "kysely";

import { ConsoleError } from "../console-command.ts";

export interface StockedVariant {
  variantId: number;
  articleNumber: string;
  name: string;
  title: string;
  quantity: number;
  isSellableWithoutStock: boolean;
}

/** The variant of an article number. @throws ConsoleError when there is none */
export async function neededVariant({ db }: Services, articleNumber: string): Promise<StockedVariant> {
  const { rows } = await sql<StockedVariant>`${stockedVariants}
    where v.data ->> 'articleNumber' = ${articleNumber} or v.reference_key = ${articleNumber}`.execute(db);
  const [variant] = rows;
  if (!variant) throw new ConsoleError(`There is no article ${articleNumber}`);
  return variant;
}

/** Variants with what is in stock, to be followed by a condition; texts are Dutch. */
export const stockedVariants = sql`
  select v.variant_id as "variantId", v.data ->> 'articleNumber' as "articleNumber", p.data -> 'name' ->> 'nl' as name,
    v.data -> 'title' ->> 'nl' as title, s.quantity, s.is_sellable_without_stock as "isSellableWithoutStock"
  from variant v join product p on p.product_id = v.product_id join stock s on s.variant_id = v.variant_id`;
