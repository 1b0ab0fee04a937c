import { builder } from "./builder.ts";
import { operationLimits } from "./endpoint/operation-limits.ts";
import { streamLimits } from "./live/open-streams.ts";

const OperationLimitsRef = builder.objectRef<typeof operationLimits>("OperationLimits").implement({
  description:
    "How large an operation may be that is sent along; registered documents are not measured. `x-cost: on` with a request returns its cost as `extensions.cost`.",
  fields: (t) => ({
    cost: t.exposeInt("cost", {
      description: "Highest cost: a field counts one, times the entries of the lists above it.",
    }),
    depth: t.exposeInt("depth", { description: "Most levels of fields." }),
    tokens: t.exposeInt("tokens", { description: "Most tokens of a document, which are names, numbers and brackets." }),
    aliases: t.exposeInt("aliases", { description: "Most aliases." }),
    directives: t.exposeInt("directives", { description: "Most directives." }),
    rootFields: t.exposeInt("rootFields", { description: "Most root fields of a query." }),
    mutations: t.exposeInt("mutations", { description: "Most root fields of a mutation." }),
    signIns: t.exposeInt("signIns", {
      description: "Most root fields that try a password, a token or a code.",
    }),
    subscriptions: t.int({
      description: "Most subscriptions that one visitor or customer may have open at once.",
      resolve: () => streamLimits.visitor,
    }),
  }),
});

builder.queryField("limits", (t) =>
  t.field({
    type: OperationLimitsRef,
    description: "How large an operation may be.",
    resolve: () => operationLimits,
  }),
);
