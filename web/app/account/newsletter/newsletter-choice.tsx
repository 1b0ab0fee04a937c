import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Button } from "#app/ui/button.tsx";
import { type NewsletterOutcome, NewsletterNotice } from "./newsletter-notice.tsx";
import { useSubscribeToNewsletter } from "./use-subscribe-to-newsletter.ts";
import { useUnsubscribeFromNewsletter } from "./use-unsubscribe-from-newsletter.ts";

const NewsletterChoiceFragment = graphql(`
  fragment NewsletterChoice_customer on Customer {
    id
    email
    newsletter
  }
`);

/** Whether the customer gets the newsletter. */
export function NewsletterChoice({ customer }: { readonly customer: FragmentType<typeof NewsletterChoiceFragment> }) {
  const { t } = useTranslation("profile");
  const { email, newsletter } = useFragment(NewsletterChoiceFragment, customer);
  const client = useApolloClient();
  const [subscribe] = useSubscribeToNewsletter();
  const [unsubscribe] = useUnsubscribeFromNewsletter();
  const [outcome, setOutcome] = useState<NewsletterOutcome>();
  const [busy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    const changed = await (newsletter ? unsubscribe({}) : subscribe({ email, consent: true }));
    // what holds now, whatever came of it
    await client.refetchQueries({ include: ["AccountUserPage"] });
    setOutcome(changed);
    setBusy(false);
  };
  return (
    <div className="max-w-xl">
      {outcome && <NewsletterNotice outcome={outcome} className="mb-5" />}
      <p className="mb-4 wrap-anywhere">{newsletter ? t("newsletter.on", { email }) : t("newsletter.off")}</p>
      <Button
        variant="outline"
        busy={busy}
        busyLabel={t("newsletter.busy")}
        onClick={() => void change()}
        className="max-sm:w-full"
      >
        {newsletter ? t("newsletter.unsubscribe") : t("newsletter.subscribe")}
      </Button>
    </div>
  );
}
