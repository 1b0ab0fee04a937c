import { type ReactNode, type SubmitEvent, lazy, Suspense, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { controlClasses } from "#app/ui/form/control-classes.ts";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { classes } from "#app/ui/classes.ts";
import { NeedsScript } from "#app/account/needs-script.tsx";

const loadSignUp = () => import("./newsletter-sign-up.tsx");
const NewsletterSignUp = lazy(async () => ({ default: (await loadSignUp()).NewsletterSignUp }));

interface NewsletterBandProps {
  /** Words of a page that has a band of its own, which takes the place of the one above the footer. */
  readonly own?: { readonly title: string; readonly text: string | null | undefined };
}

/** The newsletter in a band. What checks and sends comes once the field has the focus, so that no page carries it and a submit need not wait. */
export function NewsletterBand({ own }: NewsletterBandProps) {
  const { t, i18n } = useTranslation("layout");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [submitted, setSubmitted] = useState<{ readonly email: string; readonly attempt: number }>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const email = field.current?.value ?? "";
    setSubmitted((before) => ({ email, attempt: (before?.attempt ?? 0) + 1 }));
  };
  const answer: ReactNode = submitted && (
    <Suspense>
      <NewsletterSignUp key={submitted.attempt} email={submitted.email} fieldId={id} />
    </Suspense>
  );
  return (
    <section
      aria-labelledby={`${id}-title`}
      data-newsletter={own ? "own" : undefined}
      className={classes("mt-section bg-surface print:hidden", !own && "[main:has([data-newsletter=own])~&]:hidden")}
    >
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-6 px-gutter py-10 lg:grid-cols-2 lg:items-center lg:py-14">
        <div>
          <h2 id={`${id}-title`} className="font-display text-h2 leading-tight font-medium tracking-display">
            {own?.title ?? t("newsletter.title")}
          </h2>
          <p className="mt-2 max-w-text text-ink-muted">{own ? own.text : t("newsletter.text")}</p>
        </div>
        <form noValidate method="post" onSubmit={submit}>
          <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
            {t("newsletter.email")} <span className="sr-only">{t("newsletter.emailFor")}</span>
          </label>
          <div className="flex gap-3 max-sm:flex-col">
            <input
              ref={field}
              id={id}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              aria-describedby={`${id}-consent`}
              onFocus={() => void Promise.allSettled([loadSignUp(), i18n.loadNamespaces("profile")])}
              className={classes(controlClasses, "sm:flex-1")}
            />
            <button type="submit" className={buttonClasses({})}>
              {t("newsletter.submit")}
            </button>
          </div>
          {answer}
          <NeedsScript what="form" className="mt-3" />
          <p id={`${id}-consent`} className="mt-2 text-xs text-ink-muted">
            {t("newsletter.consent")}
          </p>
        </form>
      </div>
    </section>
  );
}
