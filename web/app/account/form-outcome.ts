import type { ServerProblem } from "#app/ui/form/use-validated-form.ts";

/** How sending a form ended: what the gateway answered, or why not. */
export type FormOutcome<Payload> = { readonly done: true; readonly payload: Payload } | FormRefusal;

export interface FormRefusal {
  readonly done: false;
  /** Type of the error, such as `WrongCredentials`; undefined when there was no answer. */
  readonly because: string | undefined;
  /** What is wrong with single fields. */
  readonly problems: readonly ServerProblem[];
  /** One sentence about the whole form; undefined when the fields say it all. */
  readonly message: string | undefined;
}
