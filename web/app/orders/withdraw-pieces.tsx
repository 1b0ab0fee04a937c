import type { FragmentType } from "@apollo/client/masking";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { OrderBy } from "#app/graphql/generated/graphql.ts";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";
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

const withdrawalSchema = z.object({ counts: z.record(z.string(), z.number()), reason: z.string() });

/** How many pieces of each item of the order, by its id. */
type Withdrawal = z.infer<typeof withdrawalSchema>;

/** Which pieces of an order are withdrawn; nobody has to say why. */
export function WithdrawPieces({ order, by, takesFocus = false, onReceived }: WithdrawPiecesProps) {
  const { t } = useTranslation("orders");
  const moments = useMomentTexts();
  const { number, withdrawal, items } = useFragment(WithdrawPiecesFragment, order);
  const withdraw = useWithdrawOrder(by);
  const { form, field, frame, setMessage, isSubmitting, onSubmit } = useMutationForm({
    schema: withdrawalSchema,
    defaultValues: { counts: {} },
    order: ["reason"],
    idPrefix: "withdrawal-",
    unanswered: t("withdrawal.failed"),
  });
  const counts = form.watch("counts");
  const { error: _noError, ...reasonInput } = field("reason");
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
  const setCount = (itemId: string, count: number) => form.setValue("counts", { ...counts, [itemId]: count });
  const sendChosen = async ({ reason }: Withdrawal) => {
    if (chosen.length === 0) return setMessage(t("withdrawal.nothingChosen"));
    const outcome = await withdraw({ pieceKeys: chosen, reason: reason.trim() || undefined });
    if (outcome.status !== "refused") return outcome;
    // the pieces are no field that could carry a message
    return { ...outcome, message: outcome.fields[0]?.message ?? outcome.message, fields: [] };
  };
  return (
    <form noValidate method="post" onSubmit={onSubmit(sendChosen, onReceived)} className="max-w-2xl">
      <h2 ref={heading} tabIndex={-1} className="font-display text-h2 font-medium tracking-display outline-none">
        {t("withdrawal.choose")}
      </h2>
      <p className="mt-2 mb-5 text-ink-muted">
        {t("order.title", { number })}.{" "}
        {withdrawal.deadline
          ? t("withdrawal.deadline", { date: moments.lastDayBefore(withdrawal.deadline) })
          : t("withdrawal.noDeadline")}
      </p>
      {frame.message !== undefined && <FormMessage className="mb-5">{frame.message}</FormMessage>}
      <ul className="border-t border-line">
        {lines.map(({ item, keys }) => (
          <WithdrawLine
            key={item.id}
            item={item}
            most={keys.length}
            count={counts[item.id] ?? 0}
            onCount={(count) => setCount(item.id, count)}
          />
        ))}
      </ul>
      <Button
        variant="ghost"
        className="mt-3 -ml-2"
        onClick={() =>
          form.setValue("counts", Object.fromEntries(lines.map(({ item, keys }) => [item.id, keys.length])))
        }
      >
        {t("withdrawal.all")}
      </Button>
      <FieldShell
        id={reasonInput.id}
        label={t("withdrawal.reason")}
        optional
        hint={t("withdrawal.reasonHint")}
        className="mt-6"
      >
        <textarea
          {...reasonInput}
          rows={3}
          maxLength={1000}
          aria-describedby={`${reasonInput.id}-hint`}
          className={`${controlClasses} h-auto py-2.5`}
        />
      </FieldShell>
      <Button type="submit" busy={isSubmitting} busyLabel={t("withdrawal.confirming")} className="mt-6 max-sm:w-full">
        {t("withdrawal.confirm")}
      </Button>
    </form>
  );
}
