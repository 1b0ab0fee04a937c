import type { FragmentType } from "@apollo/client/masking";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { OrderBy } from "#app/graphql/generated/graphql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useMomentTexts } from "#app/locale/use-moment-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { controlClasses } from "#app/ui/form/control-classes.ts";
import { FieldShell } from "#app/ui/form/field-shell.tsx";
import { FormMessage } from "#app/ui/form/form-message.tsx";
import { type ReceivedWithdrawal, useWithdrawOrder } from "./use-withdraw-order.ts";
import { WithdrawLine } from "./withdraw-line.tsx";

const WithdrawPiecesFragment = graphql(`
  fragment WithdrawPieces_order on Order {
    id
    number
    withdrawal {
      isOpen
      deadline
    }
    items {
      id
      pieces {
        key
        isWithdrawable
      }
      ...WithdrawLine_item
    }
  }
`);

interface WithdrawPiecesProps {
  readonly order: FragmentType<typeof WithdrawPiecesFragment>;
  /** How the order is named to the gateway. */
  readonly by: OrderBy;
  /** It takes the place of a form in which the focus was. */
  readonly takesFocus?: boolean;
  readonly onReceived: (received: ReceivedWithdrawal) => void;
}

const reasonId = "withdrawal-reason";

/** Which pieces of an order are withdrawn; nobody has to say why. */
export function WithdrawPieces({ order, by, takesFocus = false, onReceived }: WithdrawPiecesProps) {
  const { t } = useTranslation("orders");
  const moments = useMomentTexts();
  const { number, withdrawal, items } = useFragment(WithdrawPiecesFragment, order);
  const withdraw = useWithdrawOrder(by, t("withdrawal.failed"));
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [reason, setReason] = useState("");
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const lines = items.flatMap((item) => {
    const keys = item.pieces.filter(({ isWithdrawable }) => isWithdrawable).map(({ key }) => key);
    return keys.length > 0 ? [{ item, keys }] : [];
  });
  if (!withdrawal?.isOpen || lines.length === 0) {
    return (
      <EmptyState title={t("withdrawal.closed")} takesFocus={takesFocus}>
        {t("withdrawal.closedText")}
      </EmptyState>
    );
  }
  const chosen = lines.flatMap(({ item, keys }) => keys.slice(0, counts[item.id] ?? 0));
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (chosen.length === 0) {
      setMessage(t("withdrawal.nothingChosen"));
      return;
    }
    setBusy(true);
    setMessage(undefined);
    const outcome = await withdraw({ pieceKeys: chosen, reason: reason.trim() || undefined }).finally(() =>
      setBusy(false),
    );
    if (outcome.done) onReceived(outcome.payload);
    else setMessage(outcome.message ?? outcome.problems[0]?.message ?? t("withdrawal.failed"));
  };
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="max-w-2xl">
      <h2 ref={heading} tabIndex={-1} className="font-display text-h2 font-medium tracking-display outline-none">
        {t("withdrawal.choose")}
      </h2>
      <p className="mt-2 mb-5 text-ink-muted">
        {t("order.title", { number })}.{" "}
        {withdrawal.deadline
          ? t("withdrawal.deadline", { date: moments.lastDayBefore(withdrawal.deadline) })
          : t("withdrawal.noDeadline")}
      </p>
      {message !== undefined && <FormMessage className="mb-5">{message}</FormMessage>}
      <ul className="border-t border-line">
        {lines.map(({ item, keys }) => (
          <WithdrawLine
            key={item.id}
            item={item}
            most={keys.length}
            count={counts[item.id] ?? 0}
            onCount={(count) => setCounts((known) => ({ ...known, [item.id]: count }))}
          />
        ))}
      </ul>
      <Button
        variant="ghost"
        className="mt-3 -ml-2"
        onClick={() => setCounts(Object.fromEntries(lines.map(({ item, keys }) => [item.id, keys.length])))}
      >
        {t("withdrawal.all")}
      </Button>
      <FieldShell
        id={reasonId}
        label={t("withdrawal.reason")}
        optional
        hint={t("withdrawal.reasonHint")}
        className="mt-6"
      >
        <textarea
          id={reasonId}
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          aria-describedby={`${reasonId}-hint`}
          className={`${controlClasses} h-auto py-2.5`}
        />
      </FieldShell>
      <Button type="submit" busy={busy} busyLabel={t("withdrawal.confirming")} className="mt-6 max-sm:w-full">
        {t("withdrawal.confirm")}
      </Button>
    </form>
  );
}
