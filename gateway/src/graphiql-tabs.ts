/** One example of the API explorer. */
export interface ExampleTab {
  readonly query: string;
  /** Variables as JSON text; left out when the document takes none. */
  readonly variables?: string;
}
