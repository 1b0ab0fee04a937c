import { useTranslation } from "react-i18next";
import { type SentEvent, shopRecipient } from "#app/tracking/sent-events.ts";
import { AccordionRow } from "#app/ui/accordion.tsx";
import { useShell } from "#app/layout/use-shell.ts";

const named = [
  "content_view",
  "view_item_list",
  "view_item",
  "add_to_cart",
  "remove_from_cart",
  "begin_checkout",
  "add_payment_info",
  "purchase",
  "page_speed",
] as const;

/** One event of the log: what it was and when; opened, who got it, under which consent, and all that it said. */
export function SentEventRow({ event }: { readonly event: SentEvent }) {
  const { t, i18n } = useTranslation("sentEvents");
  const { at, name, recipient, consent, data } = event;
  const shopName = useShell()?.shop.name ?? t("shop");
  const known = named.find((each) => each === name);
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "medium" }).format(
    new Date(at),
  );
  const facts = [
    [t("facts.to"), recipient === shopRecipient ? shopName : t("tagManager", { id: recipient })],
    [t("facts.consent"), consent.map((purpose) => t(`purposes.${purpose}`)).join(t("and"))],
    [t("facts.name"), name],
  ];
  return (
    <AccordionRow
      title={
        <span className="grid gap-0.5 py-3">
          {known ? t(`events.${known}`) : name}
          <time dateTime={at} className="text-sm font-normal text-ink-muted">
            {time}
          </time>
        </span>
      }
    >
      <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <pre
        aria-label={t("facts.data")}
        className="mt-3 rounded-sm bg-surface p-4 text-xs whitespace-pre-wrap wrap-anywhere"
      >
        {JSON.stringify(data, null, 2)}
      </pre>
    </AccordionRow>
  );
}
