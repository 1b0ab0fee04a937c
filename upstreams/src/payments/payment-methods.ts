import { amountOf, centsOf, type Amount } from "./sandbox-payment.ts";

interface SandboxMethod {
  id: string;
  description: string;
  minimumCents: number;
  maximumCents: number | null;
}

/** The methods a Dutch shop has switched on at Mollie (docs/rules.md#payment-methods), with the limits Mollie documents. */
const methods: readonly SandboxMethod[] = [
  { id: "ideal", description: "iDEAL | Wero", minimumCents: 1, maximumCents: 5_000_000 },
  { id: "creditcard", description: "Card", minimumCents: 1, maximumCents: 1_000_000 },
  { id: "paypal", description: "PayPal", minimumCents: 1, maximumCents: 800_000 },
  { id: "directdebit", description: "SEPA Direct Debit", minimumCents: 1, maximumCents: 100_000_000 },
  { id: "klarna", description: "Pay with Klarna", minimumCents: 1, maximumCents: 1_500_000 },
  { id: "in3", description: "iDEAL in3", minimumCents: 5000, maximumCents: 500_000 },
];

/** Whether the method exists and takes the amount. */
export function takesAmount(methodId: string, amount: Amount): boolean {
  const method = methods.find(({ id }) => id === methodId);
  const cents = centsOf(amount);
  return method !== undefined && cents >= method.minimumCents && cents <= (method.maximumCents ?? Infinity);
}

/** The list of `GET /v2/methods`. */
export function methodList(apiUrl: string): unknown {
  return {
    count: methods.length,
    _embedded: { methods: methods.map((method) => methodResource(method, apiUrl)) },
    _links: {
      self: { href: `${apiUrl}/methods`, type: "application/hal+json" },
      documentation: documentation("list-methods"),
    },
  };
}

/** One method of `GET /v2/methods/{id}`, undefined when unknown. */
export function methodById(id: string, apiUrl: string): unknown {
  const method = methods.find((candidate) => candidate.id === id);
  return (
    method && {
      ...methodResource(method, apiUrl),
      _links: {
        self: { href: `${apiUrl}/methods/${id}`, type: "application/hal+json" },
        documentation: documentation("get-method"),
      },
    }
  );
}

function methodResource(method: SandboxMethod, apiUrl: string): Record<string, unknown> {
  const image = `https://www.mollie.com/external/icons/payment-methods/${method.id}`;
  return {
    resource: "method",
    id: method.id,
    description: method.description,
    minimumAmount: amountOf(method.minimumCents, "EUR"),
    maximumAmount: method.maximumCents === null ? null : amountOf(method.maximumCents, "EUR"),
    image: { size1x: `${image}.png`, size2x: `${image}%402x.png`, svg: `${image}.svg` },
    status: "activated",
    _links: { self: { href: `${apiUrl}/methods/${method.id}`, type: "application/hal+json" } },
  };
}

function documentation(page: string): { href: string; type: string } {
  return { href: `https://docs.mollie.com/reference/${page}`, type: "text/html" };
}
