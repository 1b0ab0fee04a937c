import { useTranslation } from "react-i18next";
import { ProductRating } from "#app/catalog/product-rating.tsx";
import { paths } from "#app/locale/paths.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { HardnessGlyph, type HardnessLevel } from "#app/ui/icon/hardness-glyph.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { xIcon } from "#app/ui/icon/icon-paths.ts";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { PriceText } from "#app/ui/price-text.tsx";
import { type ComparedProductData, fitKindOf, kindOf, offerOf } from "./compared-product.ts";
import { removeCompared } from "./compared-products.ts";
import { comparisonGroups } from "./comparison-groups.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { HomeDays } from "./home-days.tsx";
import { useProductFacts } from "./use-product-facts.ts";
import { comparisonPath } from "./comparison-path.ts";

interface ComparisonProps {
  readonly label: string;
  readonly products: readonly ComparedProductData[];
  /** One that all of them come in. */
  readonly size: string | undefined;
  readonly returnDays: number;
}

/** Products side by side with everything the shop says of them. */
export function Comparison({ label, products, size, returnDays }: ComparisonProps) {
  const { t } = useTranslation("compare");
  const factsOf = useProductFacts(returnDays);
  const areOneKind = new Set(products.map(kindOf)).size === 1;
  const groups = comparisonGroups(
    products.map((product) => factsOf(product, size)),
    areOneKind,
  );
  const [first] = products;
  const context = first && fitKindOf(first);
  const cellOf = (key: string, text: string, product: ComparedProductData) => {
    const { delivery, grades } = offerOf(product, size);
    if (key === "delivery" && delivery) return <HomeDays delivery={delivery} />;
    if (key === "hardness" && grades.length > 0) return <Grades grades={grades} text={text} />;
    return text;
  };
  return (
    <ComparisonTable
      label={label}
      columns={products.map((product, place) => ({
        id: product.id,
        head: <ProductHead product={product} size={size} others={products.filter((_, other) => other !== place)} />,
        foot: (
          <ButtonLink
            href={hrefOf(product, size)}
            variant="outline"
            wide
            aria-label={t("lookAt", { name: product.name })}
          >
            {t("look")}
          </ButtonLink>
        ),
      }))}
      groups={groups.map(({ key, facts }) => ({
        key,
        title: t(`group.${key}`, { context }),
        rows: facts.map(({ key: fact, label: name, texts, differs }) => ({
          key: fact,
          label: name,
          differs,
          cells: products.map((product, column) => cellOf(fact, texts[column] ?? "", product)),
        })),
      }))}
    />
  );
}

const hrefOf = ({ slug, productId }: ComparedProductData, size: string | undefined) =>
  paths.product(slug, undefined, size, productId);

interface ProductHeadProps {
  readonly product: ComparedProductData;
  readonly size: string | undefined;
  readonly others: readonly ComparedProductData[];
}

function ProductHead({ product, size, others }: ProductHeadProps) {
  const { t } = useTranslation("compare");
  const { name, subtitle, images, rating } = product;
  const [image] = images;
  const { price, startingFrom, soldOut } = offerOf(product, size);
  return (
    <>
      <Anchor href={hrefOf(product, size)} prefetch="intent" className="group grid gap-2.5">
        {image && (
          <LazyImage
            src={image.url}
            alt=""
            width={image.width}
            height={image.height}
            sizes="(min-width: 992px) 20rem, 46vw"
            imageClassName={soldOut ? "opacity-55" : ""}
            eager
          />
        )}
        <span>
          <b className="block leading-snug font-semibold group-hover:underline">{name}</b>
          {subtitle && <span className="block text-xs font-normal text-ink-muted">{subtitle}</span>}
        </span>
      </Anchor>
      <div className="mt-1 grid gap-1.5 font-normal">
        <ProductRating rating={rating} />
        <PriceText
          current={price.withTax.formatted}
          original={price.original?.formatted}
          lowestPrior={price.original ? price.lowestPrior30Days?.formatted : undefined}
          startingFrom={startingFrom}
        />
      </div>
      <Anchor
        href={comparisonPath(
          others.map(({ productId }) => productId),
          size,
        )}
        preventScrollReset
        aria-label={t("remove", { name })}
        onClick={() => removeCompared(product.productId)}
        className="absolute top-1 right-1 z-1 grid size-target place-items-center print:hidden"
      >
        <span className="grid size-8 place-items-center rounded-full bg-page/90 hover:bg-surface">
          <Icon path={xIcon} className="size-5" />
        </span>
      </Anchor>
    </>
  );
}

function Grades({ grades, text }: { readonly grades: readonly string[]; readonly text: string }) {
  const known = grades.filter((grade): grade is HardnessLevel => /^(soft|medium|firm)$/.test(grade));
  return (
    <>
      <span className="mb-1 hidden gap-1 lg:flex">
        {known.map((grade) => (
          <span key={grade} className="w-12">
            <HardnessGlyph level={grade} />
          </span>
        ))}
      </span>
      {text}
    </>
  );
}
