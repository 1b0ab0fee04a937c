import type { Plugin } from "vite";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Puts parentheses around the packages that came as CommonJS, each a function that is called when it is first asked for. To a browser they
 * mean that the function will be called: it is compiled beside the page's thread then, while it arrives, and not when it is called.
 */
export function eagerWrappers(): Plugin {
  return {
    name: "eager-wrappers",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk" && file.name === "framework")
            file.code = withParentheses(file.code, this.parse(file.code).body);
        }
      },
    },
  };
}

/** The wrappers are arguments of calls that make a variable's value: `x = wrap((exports) => { … })`. */
function withParentheses(code: string, body: readonly Node[]): string {
  const wrappers = body.flatMap(wrappersIn).toSorted((one, other) => other.start - one.start);
  return wrappers.reduce(
    (text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    code,
  );
}

function wrappersIn(statement: Node): readonly Node[] {
  if (statement.type !== "VariableDeclaration") return [];
  const { declarations } = statement as Node & { readonly declarations: readonly { readonly init: Node | null }[] };
  return declarations.flatMap(({ init }) => {
    if (init?.type !== "CallExpression") return [];
    return (init as Node & { readonly arguments: readonly Node[] }).arguments.filter(
      ({ type }) => type === "ArrowFunctionExpression",
    );
  });
}
