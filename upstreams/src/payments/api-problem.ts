const titles: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized Request",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  413: "Request Entity Too Large",
  422: "Unprocessable Entity",
};

/** A refusal of the payments API, as Mollie's HAL error. */
export class ApiProblem extends Error {
  override name = "ApiProblem";
  readonly status: 400 | 401 | 404 | 405 | 409 | 413 | 422;
  private readonly field: string | undefined;

  constructor(status: ApiProblem["status"], detail: string, field?: string) {
    super(detail);
    this.status = status;
    this.field = field;
  }

  toResponse(): Response {
    const body = {
      status: this.status,
      title: titles[this.status],
      detail: this.message,
      ...(this.field && { field: this.field }),
      _links: { documentation: { href: "https://docs.mollie.com/reference/errors", type: "text/html" } },
    };
    return new Response(JSON.stringify(body), {
      status: this.status,
      headers: { "content-type": "application/hal+json", "cache-control": "no-store" },
    });
  }
}
