import { builder } from "#gateway/builder.ts";

/** Makes the payload type of a mutation that has nothing to show but that it was done. @param description what is true now */
export function donePayload(name: string, description: string) {
  return builder.objectRef<object>(name).implement({
    description,
    fields: (t) => ({ done: t.boolean({ description: "Always true.", resolve: () => true }) }),
  });
}
