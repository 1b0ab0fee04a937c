import { defineConfig, type Plugin } from "vite";

const tag = /graphql`\s*(?:query|mutation|fragment) (\w+)[^`]*`/g;

/** Puts the import of what Relay's compiler made of a `graphql` tag in the tag's place, as Relay's plugin for Babel does. */
const relayTags: Plugin = {
  name: "relay-tags",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/[^?]+\.tsx?$/, code: /graphql`/ },
    handler(code) {
      const names = [...code.matchAll(tag)].map(([, name]) => name);
      const imports = names.map((name) => `import ${name} from "/src/generated/${name}.graphql";`).join("");
      // on the first line, so that every other line stays where it was
      return { code: imports + code.replaceAll(tag, "$1"), map: null };
    },
  },
};

export default defineConfig({ plugins: [relayTags], server: { port: 5180, strictPort: true } });
