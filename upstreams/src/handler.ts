/** An upstream as a web-standard function, so that it runs in process, behind a server, or in a test alike. */
export type Handler = (request: Request) => Promise<Response>;
