import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Outcome } from "#app/graphql/mutation/send.ts";
import { useOutcomeText } from "#app/graphql/mutation/use-outcome-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { NeedsScript } from "./needs-script.tsx";

interface LinkActionProps {
  /** What the link carried; null when it carried nothing. */
  readonly token: string | null;
  readonly text: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly danger?: boolean;
  /** Uses the link. */
  readonly onPress: (token: string) => Promise<Outcome>;
  /** What stands here then. */
  readonly done: ReactNode;
  /** Another way on for who has no usable link. */
  readonly otherwise?: ReactNode;
}

/** What the link of a mail is for, behind a button: programs that look into mails open links, but press nothing. */
export function LinkAction({
  token,
  text,
  submitLabel,
  busyLabel,
  danger = false,
  onPress,
  done,
  otherwise,
}: LinkActionProps) {
  const { t } = useTranslation("profile");
  const outcomeText = useOutcomeText();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [isDone, setDone] = useState(false);
  const doneRegion = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDone) doneRegion.current?.focus();
  }, [isDone]);
  if (token === null) {
    return (
      <div className="grid max-w-xl justify-items-start gap-6">
        <Notice type="warn" title={t("link.none")}>
          {t("link.noneText")}
        </Notice>
        {otherwise}
      </div>
    );
  }
  if (isDone) {
    return (
      <div ref={doneRegion} tabIndex={-1} className="max-w-xl outline-none">
        {done}
      </div>
    );
  }
  const press = async () => {
    setBusy(true);
    setFailed(undefined);
    const outcome = await onPress(token);
    setBusy(false);
    if (outcome.status === "done") setDone(true);
    else setFailed(outcomeText(outcome));
  };
  return (
    <div className="grid max-w-xl justify-items-start gap-6">
      <NeedsScript what="page" className="" />
      <p>{text}</p>
      {failed !== undefined && (
        <Notice live type="error">
          {failed}
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
      {failed !== undefined && otherwise}
    </div>
  );
}
