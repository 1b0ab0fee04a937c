import { GraphQLError } from "graphql";

/** What to do about what graphql says of a document or its variables; the first that fits. It says itself what may have been meant. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/Did you mean|Use different aliases/, ""],
  [/^Syntax Error: .*<EOF>/, "The document ends too early: look for a missing bracket or quote."],
  [/^Syntax Error/, "Look before the place that `locations` names for what is too much or missing."],
  [/^Cannot query field .+ on type "(\w+)"/, "The explorer's docs list the fields of $1."],
  [/must not have a selection/, "Remove its braces and what is in them."],
  [/^Unknown argument "\w+" on field "(.+)"/, "Leave it out: the explorer's docs list the arguments of $1."],
  [/^Argument "[\w.]+\((\w+):\)" .*not provided/, "Write `$1: …` into its brackets."],
  [/cannot represent a non string value/, "Write text in quotes."],
  [/cannot represent non-(?:integer|numeric) value: "/, "Write numbers without quotes."],
  [/cannot represent non-enum value: "/, "Write values of an enum without quotes in a document."],
  [/include required field "(\w+)"/, "Add `$1`."],
  [/not to include unknown field/, "Leave it out: the explorer's docs list the fields of an input."],
  [/^Variable "\$(\w+)" .+(?:to be|was not) provided/, "Send `$1` in `variables`, or declare a default."],
  [/not to be null/, "Give it a value, or leave it out where it has a default."],
  [/^Variable "\$(\w+)" is not defined/, "Declare it with its type behind the operation's name: `($$$1: …)`."],
  [/^Variable "\$(\w+)" is never used/, "Use `$$$1`, or remove its declaration."],
  [/used in position expecting type "(.+?)"/, "Declare it as `$1`."],
  [/exactly one field must be specified/, "Give one of its fields, and leave the others out."],
  [/^Unknown type/, "The explorer's docs list all types."],
  [/^Fragment .*cannot be spread/, "Remove it, or select it where such an object can be."],
  [/^Unknown fragment "(\w+)"/, "Write `fragment $1 on …` into the document, or do not spread it."],
  [/^Fragment "(\w+)" is never used/, "Spread it as `...$1`, or remove it."],
  [/^Could not determine what operation to execute/, "Send as `operationName` a name that the document has."],
  [/^Must provide operation name/, "Send `operationName`: the document has several."],
];

/** A fault of a document with a sentence on what to do about it, for shops that may tell developers of their schema. */
export function withAdvice(error: GraphQLError): GraphQLError {
  if (error.path !== undefined) return error;
  const [pattern, sentence = ""] = advice.find(([candidate]) => candidate.test(error.message)) ?? [];
  if (pattern === undefined || sentence === "") return error;
  const [found = ""] = pattern.exec(error.message) ?? [];
  const { nodes, source, positions, originalError, extensions } = error;
  const said = /[.!?]$/.test(error.message) ? error.message : `${error.message}.`;
  return new GraphQLError(`${said} ${found.replace(pattern, sentence)}`, {
    nodes,
    source,
    positions,
    originalError,
    extensions,
  });
}
