import type {
  ArgumentNode,
  DefinitionNode,
  DirectiveNode,
  DocumentNode,
  FieldNode,
  FragmentSpreadNode,
  InlineFragmentNode,
  NamedTypeNode,
  NameNode,
  SelectionNode,
  SelectionSetNode,
  TypeNode,
  ValueNode,
  VariableDefinitionNode,
  VariableNode,
} from "graphql";

// The build writes documents as calls of these short names: a fifth of the same syntax tree written out.

/** A document of its definitions, with the hash under which the gateway knows it. */
export function d(definitions: readonly DefinitionNode[], hash?: string): DocumentNode {
  return { kind: "Document", definitions, ...(hash && { __meta__: { hash } }) } as unknown as DocumentNode;
}

export function n(value: string): NameNode {
  return { kind: "Name", value };
}

export function t(name: string): NamedTypeNode {
  return { kind: "NamedType", name: n(name) };
}

export function ss(selections: readonly SelectionNode[]): SelectionSetNode {
  return { kind: "SelectionSet", selections };
}

/** `__typename`, which codegen selects everywhere, then fields by name, the usual case; anything else as it is. */
function selectionSet(selections: readonly (SelectionNode | string)[]): SelectionSetNode {
  return ss(
    ["__typename", ...selections].map((selection) => (typeof selection === "string" ? f(selection) : selection)),
  );
}

export function f(
  name: string,
  selections?: readonly (SelectionNode | string)[],
  args?: readonly ArgumentNode[],
  alias?: string,
  directives?: readonly DirectiveNode[],
): FieldNode {
  return {
    kind: "Field",
    ...(alias && { alias: n(alias) }),
    name: n(name),
    ...(args && { arguments: args }),
    ...(directives && { directives }),
    ...(selections && { selectionSet: selectionSet(selections) }),
  };
}

/** A variable where it is used. */
export function w(name: string): VariableNode {
  return { kind: "Variable", name: n(name) };
}

export function a(name: string, value: ValueNode): ArgumentNode {
  return { kind: "Argument", name: n(name), value };
}

/** The definition of a variable. */
export function v(name: string, type: TypeNode, defaultValue?: unknown): VariableDefinitionNode {
  return {
    kind: "VariableDefinition",
    variable: w(name),
    type,
    ...(defaultValue !== undefined && { defaultValue }),
  } as VariableDefinitionNode;
}

/** A spread fragment. */
export function s(name: string): FragmentSpreadNode {
  return { kind: "FragmentSpread", name: n(name) };
}

/** A spread fragment whose fields its parent reads too. */
export function u(name: string): FragmentSpreadNode {
  return { ...s(name), directives: [{ kind: "Directive", name: n("unmask") }] };
}

/** A part for one type. */
export function i(type: string, selections: readonly (SelectionNode | string)[]): InlineFragmentNode {
  return { kind: "InlineFragment", typeCondition: t(type), selectionSet: selectionSet(selections) };
}

/** The definition of a fragment. */
export function g(name: string, type: string, selections: readonly (SelectionNode | string)[]): DefinitionNode {
  return { kind: "FragmentDefinition", name: n(name), typeCondition: t(type), selectionSet: selectionSet(selections) };
}

/** The definition of an operation. */
export function o(
  operation: string,
  name: string,
  selections: readonly (SelectionNode | string)[],
  variableDefinitions?: readonly unknown[],
): DefinitionNode {
  return {
    kind: "OperationDefinition",
    operation,
    name: n(name),
    ...(variableDefinitions && { variableDefinitions }),
    selectionSet: selectionSet(selections),
  } as DefinitionNode;
}
