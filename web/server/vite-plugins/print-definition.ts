import type {
  ArgumentNode,
  DefinitionNode,
  FieldNode,
  FragmentSpreadNode,
  SelectionNode,
  TypeNode,
  ValueNode,
  VariableDefinitionNode,
} from "graphql";

type Json = Readonly<Record<string, unknown>>;

/**
 * Prints a definition as a call of the functions in `app/graphql/ast.ts`. Every node is checked against what those
 * functions make; a node with more to it is printed as plain data, so nothing is ever lost.
 */
export function printDefinition(definition: DefinitionNode): string {
  if (
    definition.kind === "FragmentDefinition" &&
    hasOnly(definition, ["kind", "name", "typeCondition", "selectionSet"])
  ) {
    const { name, typeCondition, selectionSet } = definition;
    return call("g", [text(name.value), text(typeCondition.name.value), selections(selectionSet.selections)]);
  }
  if (
    definition.kind === "OperationDefinition" &&
    definition.name &&
    hasOnly(definition, ["kind", "operation", "name", "variableDefinitions", "selectionSet"])
  ) {
    const { operation, name, variableDefinitions, selectionSet } = definition;
    return call("o", [
      text(operation),
      text(name.value),
      selections(selectionSet.selections),
      variableDefinitions && `[${variableDefinitions.map(variableDefinition).join(",")}]`,
    ]);
  }
  return JSON.stringify(definition);
}

/** @throws Error when `__typename` is not selected first, as codegen does */
function selections([first, ...nodes]: readonly SelectionNode[]): string {
  if (first?.kind !== "Field" || field(first) !== text("__typename")) throw new Error("A selection lacks __typename.");
  return `[${nodes.map(selection).join(",")}]`;
}

function selection(node: SelectionNode): string {
  if (node.kind === "Field") return field(node);
  if (node.kind === "FragmentSpread" && hasOnly(node, ["kind", "name"])) return call("s", [text(node.name.value)]);
  if (node.kind === "FragmentSpread" && isUnmasked(node)) return call("u", [text(node.name.value)]);
  if (
    node.kind === "InlineFragment" &&
    node.typeCondition &&
    hasOnly(node, ["kind", "typeCondition", "selectionSet"])
  ) {
    return call("i", [text(node.typeCondition.name.value), selections(node.selectionSet.selections)]);
  }
  return JSON.stringify(node);
}

/** `...Name @unmask` and nothing more. */
function isUnmasked(node: FragmentSpreadNode): boolean {
  const [directive, ...others] = node.directives ?? [];
  return directive?.name.value === "unmask" && others.length === 0 && hasOnly(directive, ["kind", "name"]);
}

function field(node: FieldNode): string {
  if (!hasOnly(node, ["kind", "alias", "name", "arguments", "directives", "selectionSet"])) return JSON.stringify(node);
  const { alias, name, selectionSet } = node;
  const parts = [
    text(name.value),
    selectionSet && selections(selectionSet.selections),
    node.arguments?.length ? `[${node.arguments.map(argument).join(",")}]` : undefined,
    alias && text(alias.value),
    node.directives?.length ? JSON.stringify(node.directives) : undefined,
  ];
  return parts.slice(1).every((part) => part === undefined) ? text(name.value) : call("f", parts);
}

function argument(node: ArgumentNode): string {
  return call("a", [text(node.name.value), value(node.value)]);
}

function value(node: ValueNode): string {
  return node.kind === "Variable" ? call("w", [text(node.name.value)]) : JSON.stringify(node);
}

function variableDefinition(node: VariableDefinitionNode): string {
  if (!hasOnly(node, ["kind", "variable", "type", "defaultValue"])) return JSON.stringify(node);
  const { variable, type, defaultValue } = node;
  return call("v", [text(variable.name.value), typeOf(type), defaultValue && JSON.stringify(defaultValue)]);
}

function typeOf(node: TypeNode): string {
  if (node.kind === "NamedType") return call("t", [text(node.name.value)]);
  return `{"kind":${text(node.kind)},"type":${typeOf(node.type)}}`;
}

function call(name: string, parts: readonly (string | undefined)[]): string {
  const last = parts.findLastIndex((part) => part !== undefined);
  return `${name}(${parts
    .slice(0, last + 1)
    .map((part) => part ?? "void 0")
    .join(",")})`;
}

function text(value: string): string {
  return JSON.stringify(value);
}

function hasOnly(node: object, keys: readonly string[]): boolean {
  return Object.entries(node as Json).every(
    ([key, value]) => keys.includes(key) || value === undefined || (Array.isArray(value) && value.length === 0),
  );
}
