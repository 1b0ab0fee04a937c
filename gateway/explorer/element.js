// @ts-check

/**
 * Makes an element of the panel; what it says is text, never HTML.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} content
 */
export function element(name, attributes, ...content) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...content);
  return made;
}
