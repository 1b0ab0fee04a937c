import type { VariantLine } from "#upstreams/catalogue/lines/variant-line.ts";

import type { MasterSource } from "./source.ts";

type DeliveryTime = VariantLine["delivery"];

/** How long it takes to make and bring a single piece of what otherwise lies ready and comes within days. */
const madeToOrder = { parcel: "3-4 week", two_person: "6-8 week" } as const;
/** How much longer that is where bringing alone takes this unit. */
const longer = { week: 4, month: 1 };

/** A master's time; what is made to order of a colour that is kept in stock takes its maker longer. */
export function buildDeliveryTime({ kind, time }: MasterSource["delivery"], isException: boolean): DeliveryTime {
  const usual = parsed(time);
  if (!isException) return usual;
  const { min, max, unit } = usual;
  return unit === "day" ? parsed(madeToOrder[kind]) : { min: min + longer[unit], max: max + longer[unit], unit };
}

function parsed(time: MasterSource["delivery"]["time"]): DeliveryTime {
  const [span = "", unit = "day"] = time.split(" ");
  const [min = 1, max = 1] = span.split("-").map(Number);
  return { min, max, unit: unit as DeliveryTime["unit"] };
}
