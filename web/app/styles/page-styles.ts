/**
 * The shop's stylesheet on the server, which writes it into the page: a first visit is painted without asking for more.
 * Empty in the browser, which has it with the page. In development Vite brings it, and its changes.
 */
export const pageStyles: string =
  import.meta.env.SSR && !import.meta.env.DEV ? (await import("./app.css?inline")).default : "";

if (import.meta.env.DEV) await import("./app.css");
