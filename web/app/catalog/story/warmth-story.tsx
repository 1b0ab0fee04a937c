import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { classes } from "#app/ui/classes.ts";
import { pieceName } from "./piece-name.ts";

export const WarmthStoryFragment = graphql(`
  fragment WarmthStory_product on Product {
    id
    name
    attributes {
      key
      values {
        value
      }
    }
  }
`);

/** Warmest first; the ramp goes from brick to wool. */
const ramp = [
  { grade: 1, key: "warmest", look: "bg-[#b23a1e] text-white" },
  { grade: 2, key: "warm", look: "bg-[#d9957b] text-ink" },
  { grade: 3, key: "cool", look: "bg-[#ecccbc] text-ink" },
  { grade: 4, key: "coolest", look: "bg-[#f4ece4] text-ink" },
] as const;

/** How warm a duvet is among the four classes. Nothing for what has no class. */
export function WarmthStory({ product }: { readonly product: FragmentType<typeof WarmthStoryFragment> }) {
  const { t, i18n } = useTranslation("product");
  const { name, attributes } = useFragment(WarmthStoryFragment, product);
  const value = attributes.find(({ key }) => key === "warmthClass")?.values[0]?.value;
  const [from = 0, to = from] = (value?.match(/\d+/g) ?? []).map(Number);
  if (!ramp.some(({ grade }) => grade === from)) return null;
  return (
    <section aria-labelledby="warmth" className="mt-section">
      <h2 id="warmth" className="font-display text-h2 font-medium tracking-display">
        {t("warmth.title", { name: pieceName(name, i18n.language) })}
      </h2>
      <p className="mt-3 max-w-prose text-ink-muted">{t(to > from ? "warmth.several" : "warmth.advice")}</p>
      <ol className="mt-5 grid gap-3 md:grid-cols-4 md:gap-0">
        {ramp.map(({ grade, key, look }) => {
          const isThis = grade >= from && grade <= to;
          return (
            <li key={grade} aria-current={isThis || undefined} className="flex gap-4 md:block">
              <p
                className={classes(
                  "grid size-14 shrink-0 place-items-center font-semibold md:w-full md:justify-start md:px-4",
                  look,
                  isThis && "outline-2 -outline-offset-4 outline-ink",
                )}
              >
                {grade}
              </p>
              <div className="md:mt-3 md:pr-4">
                <h3 className="font-semibold">{t(`warmth.class.${key}`)}</h3>
                <p className="text-sm text-ink-muted">{t(`warmth.for.${key}`)}</p>
                {isThis && (
                  <p className="mt-1 inline-block rounded-sm bg-night px-2 py-0.5 text-xs font-semibold text-on-night">
                    {t("warmth.this")}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
