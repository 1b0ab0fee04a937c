import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Outcome } from "#app/graphql/mutation/send.ts";
import { useOutcomeText } from "#app/graphql/mutation/use-outcome-text.ts";
import { PlainPage } from "./plain-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { NeedsScript } from "#app/account/needs-script.tsx";
import { useLinkToken } from "#app/account/use-link-token.ts";

interface MailLinkPageProps<Payload> {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly danger?: boolean;
  /** Uses what the link carried. */
  readonly onPress: (input: { readonly token: string }) => Promise<Outcome<Payload>>;
  /** What stands here then. */
  readonly renderDone: (payload: Payload) => ReactNode;
  /** Another way on for who has no usable link. */
  readonly otherwise: ReactNode;
  /** What comes before a link that is there can be used. */
  readonly first?: ReactNode;
}

/** Where the link of a mail leads: what it is for, behind a button, because programs that look into mails open links, but press nothing. */
export function MailLinkPage<Payload>({ path, title, first, otherwise, ...action }: MailLinkPageProps<Payload>) {
  const { t } = useTranslation("profile");
  const token = useLinkToken();
  return (
    <PlainPage title={title} path={path}>
      {token === null ? (
        <div className="grid max-w-xl justify-items-start gap-6">
          <Notice type="warn" title={t("link.none")}>
            {t("link.noneText")}
          </Notice>
          {otherwise}
        </div>
      ) : (
        (first ?? <LinkAction {...action} token={token} otherwise={otherwise} />)
      )}
    </PlainPage>
  );
}

interface LinkActionProps<Payload> extends Omit<MailLinkPageProps<Payload>, "path" | "title" | "first"> {
  readonly token: string;
}

function LinkAction<Payload>({
  token,
  text,
  submitLabel,
  busyLabel,
  danger = false,
  onPress,
  renderDone,
  otherwise,
}: LinkActionProps<Payload>) {
  const outcomeText = useOutcomeText();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<Payload>>();
  const doneRegion = useRef<HTMLDivElement>(null);
  const isDone = outcome?.status === "done";
  useEffect(() => {
    if (isDone) doneRegion.current?.focus();
  }, [isDone]);
  if (isDone) {
    return (
      <div ref={doneRegion} tabIndex={-1} className="max-w-xl outline-none">
        {renderDone(outcome.payload)}
      </div>
    );
  }
  const press = async () => {
    setBusy(true);
    setOutcome(undefined);
    setOutcome(await onPress({ token }));
    setBusy(false);
  };
  return (
    <div className="grid max-w-xl justify-items-start gap-6">
      <NeedsScript what="page" className="" />
      <p>{text}</p>
      {outcome && (
        <Notice live type="error">
          {outcomeText(outcome)}
        </Notice>
      )}
      <Button
        variant={danger ? "danger" : "primary"}
        busy={busy}
        busyLabel={busyLabel}
        onClick={() => void press()}
        className="max-sm:w-full"
      >
        {submitLabel}
      </Button>
      {outcome && otherwise}
    </div>
  );
}
