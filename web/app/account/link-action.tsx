import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
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
  /** Uses the link; gives the sentence that says why it did not work, undefined when it did. */
  readonly spend: (token: string) => Promise<string | undefined>;
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
  spend,
  done,
  otherwise,
}: LinkActionProps) {
  const { t } = useTranslation("profile");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [isDone, setDone] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDone) outcome.current?.focus();
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
      <div ref={outcome} tabIndex={-1} className="max-w-xl outline-none">
        {done}
      </div>
    );
  }
  const press = async () => {
    setBusy(true);
    setFailed(undefined);
    const answer = await spend(token);
    setBusy(false);
    setFailed(answer);
    setDone(answer === undefined);
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
