/** Ends a loader: nothing lives at this address. */
export function notFound(path: string): Response {
  return new Response(`Page not found: ${path}`, { status: 404, statusText: "Not Found" });
}
