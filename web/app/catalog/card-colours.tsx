import { useTranslation } from "react-i18next";
import { Anchor } from "#app/ui/anchor.tsx";

interface CardColoursProps<Colour> {
  /** The card's own first. */
  readonly colours: readonly Colour[];
  /** The one on the card. */
  readonly shown: Colour;
  readonly hrefOf: (colour: Colour) => string;
  readonly onShow: (place: number) => void;
}

interface Coloured {
  readonly id: string;
  readonly color?: { readonly values: readonly { readonly label: string; readonly value: string }[] } | null;
}

const mostShown = 3;

/**
 * The colours there are of a card's product. Each leads to its page and shows itself on the card when it is pointed at or has the focus;
 * under a finger it only shows itself, and the card leads on.
 */
export function CardColours<Colour extends Coloured>({ colours, shown, hrefOf, onShow }: CardColoursProps<Colour>) {
  const { t } = useTranslation("catalog");
  const more = colours.length - mostShown;
  return (
    <ul aria-label={t("colours")} className="relative -mx-1.5 -my-1 flex flex-wrap items-center">
      {colours.slice(0, mostShown).map((colour, place) => {
        const value = colour.color?.values[0];
        const show = () => onShow(place);
        return (
          <li key={colour.id}>
            <Anchor
              href={hrefOf(colour)}
              aria-label={t("inColour", { colour: value?.label })}
              aria-current={colour === shown}
              onMouseEnter={show}
              onFocus={show}
              onClick={(event) => {
                show();
                if (matchMedia("(hover: none)").matches) event.preventDefault();
              }}
              className="grid size-8 place-items-center rounded-full pointer-coarse:size-target"
            >
              <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
                <circle cx="10" cy="10" r="6" fill={value?.value} className="stroke-line-strong" />
                {colour === shown && <circle cx="10" cy="10" r="9" className="fill-none stroke-ink" />}
              </svg>
            </Anchor>
          </li>
        );
      })}
      {more > 0 && <li className="px-1.5 text-xs text-ink-muted">{t("moreColours", { count: more })}</li>}
    </ul>
  );
}
