import { useTranslation } from "react-i18next";
import { Anchor } from "#app/ui/anchor.tsx";

interface CardColoursProps {
  /** The card's own first. */
  readonly colours: readonly {
    readonly id: string;
    readonly color?: { readonly values: readonly { readonly label: string; readonly value: string }[] } | null;
  }[];
  /** Id of the one on the card. */
  readonly shown: string;
  readonly hrefOf: (id: string) => string;
  readonly onShow: (id: string) => void;
}

const mostShown = 3;

/**
 * The colours there are of a card's product. Each leads to its page and shows itself on the card when it is pointed at or has the focus;
 * under a finger it only shows itself, and the card leads on.
 */
export function CardColours({ colours, shown, hrefOf, onShow }: CardColoursProps) {
  const { t } = useTranslation("catalog");
  const more = colours.length - mostShown;
  return (
    <ul aria-label={t("colours")} className="relative -mx-1.5 -my-1 flex flex-wrap items-center">
      {colours.slice(0, mostShown).map(({ id, color }) => (
        <li key={id}>
          <Anchor
            href={hrefOf(id)}
            aria-label={t("inColour", { colour: color?.values[0]?.label })}
            aria-current={id === shown}
            onMouseEnter={() => onShow(id)}
            onFocus={() => onShow(id)}
            onClick={(event) => {
              onShow(id);
              if (matchMedia("(hover: none)").matches) event.preventDefault();
            }}
            className="grid size-8 place-items-center rounded-full pointer-coarse:size-target"
          >
            <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
              <circle
                cx="10"
                cy="10"
                r={id === shown ? 6 : 7}
                fill={color?.values[0]?.value}
                className="stroke-line-strong"
              />
              {id === shown && <circle cx="10" cy="10" r="9" fill="none" className="stroke-ink" strokeWidth="1.5" />}
            </svg>
          </Anchor>
        </li>
      ))}
      {more > 0 && <li className="px-1.5 text-xs text-ink-muted">{t("moreColours", { count: more })}</li>}
    </ul>
  );
}
