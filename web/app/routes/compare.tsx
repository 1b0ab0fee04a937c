import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Comparison } from "#app/catalog/compare/comparison.tsx";
import { comparisonAddress } from "#app/catalog/compare/comparison-address.ts";
import { mostCompared } from "#app/catalog/compare/compared-products.ts";
import { ComparisonBar } from "#app/catalog/compare/comparison-bar.tsx";
import { DiffersMark } from "#app/catalog/compare/comparison-table.tsx";
import { kindOf, sharedCategory, sharedSizes } from "#app/catalog/compare/compared-product.ts";
import { ProductPicker } from "#app/catalog/compare/product-picker.tsx";
import { EmptyComparison } from "#app/catalog/compare/empty-comparison.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { loadQueries } from "#app/graphql/page/load-queries.ts";
import { usePageQuery } from "#app/graphql/page/use-page-query.ts";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { contentId } from "#app/layout/skip-link.tsx";
import { latePaths } from "#app/locale/late-paths.ts";
import { paths } from "#app/locale/paths.ts";
import { pageAddress } from "#app/locale/page-address.ts";
import { useSite } from "#app/locale/site.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import { CopyLinkButton } from "#app/ui/copy-link-button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/compare";
import { comparisonPath, pickPath } from "#app/catalog/compare/comparison-path.ts";

const ComparePageQuery = graphql(`
  query ComparePage($numbers: [Int!]!) {
    shop {
      id
      returnDays
    }
    products(by: { numbers: $numbers }) {
      id
      ...ComparedProduct_product @unmask
    }
  }
`);

const ComparePickQuery = graphql(`
  query ComparePick($path: String!) {
    category(path: $path) {
      id
      ...ProductPicker_category @unmask
    }
  }
`);

export const handle: RouteHandle = { pageType: "content_page" };

const headingClasses = "pt-2 font-display text-h1 font-medium tracking-display hyphens-auto wrap-anywhere";

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { numbers, pickFrom } = comparisonAddress(new URL(args.request.url).searchParams);
  await (pickFrom
    ? loadQueries(args, [[ComparePickQuery, { path: pickFrom }]])
    : loadQueries(args, [[ComparePageQuery, { numbers: [...numbers] }, ["products"]]]));
  return null;
};
export const loader = load;
export const clientLoader = load;

/** Up to four products side by side; which, says the address. */
export default function Compare() {
  const [search] = useSearchParams();
  const { pickFrom, numbers } = comparisonAddress(search);
  return pickFrom ? <Pick key={pickFrom} path={pickFrom} chosen={numbers} /> : <Compared />;
}

interface PickProps {
  readonly path: string;
  readonly chosen: readonly number[];
}

function Pick({ path, chosen }: PickProps) {
  const { t } = useTranslation("compare");
  const category = usePageQuery(ComparePickQuery, { path })?.category;
  const title = category ? t("titleOf", { name: category.name }) : t("title");
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-page px-gutter outline-none">
      <PageHead title={title} description={t("description")} path={latePaths.compare} filtered />
      <Breadcrumb
        crumbs={[
          { value: t("home"), to: paths.home },
          ...(category ? [{ value: category.name, to: category.path }] : []),
          { value: t("crumb"), to: latePaths.compare },
        ]}
      />
      <h1 className={headingClasses}>{title}</h1>
      <p className="mt-2 mb-6 max-w-text text-ink-muted">{t("pick.text")}</p>
      {category ? <ProductPicker category={category} chosen={chosen} /> : <EmptyComparison isBare={false} />}
    </main>
  );
}

function Compared() {
  const { t } = useTranslation("compare");
  const site = useSite();
  const [search] = useSearchParams();
  const { numbers, unreadable, tooMany, size: wantedSize } = comparisonAddress(search);
  const data = usePageQuery(ComparePageQuery, { numbers: [...numbers] });
  if (!data) return null;
  const products = data.products.flatMap((product) => product ?? []);
  const [only] = products;
  const isBare = numbers.length === 0 && unreadable === 0;
  const unknown = unreadable + data.products.length - products.length;
  const category = sharedCategory(products);
  const areOneKind = new Set(products.map(kindOf)).size <= 1;
  const title = areOneKind && category ? t("titleOf", { name: category.value }) : t("title");
  const sizes = sharedSizes(products);
  const size = sizes.find(({ value }) => value === wantedSize)?.value;
  const shown = products.map(({ productId }) => productId);
  const url = pageAddress(site, comparisonPath(shown, size));
  return (
    <main
      id={contentId}
      tabIndex={-1}
      className="group/comparison mx-auto max-w-page px-gutter outline-none print:max-w-none"
    >
      <PageHead title={title} description={t("description")} path={latePaths.compare} filtered={!isBare} />
      <Breadcrumb
        crumbs={[
          { value: t("home"), to: paths.home },
          ...(category && areOneKind ? [category] : []),
          { value: t("crumb"), to: latePaths.compare },
        ]}
      />
      <h1 className={headingClasses}>{title}</h1>
      {products.length > 1 && (
        <p className="mt-2 max-w-text text-ink-muted">
          {areOneKind ? null : <>{t("mixed")} </>}
          {t("introduction")} <DiffersMark text={t("mark")} /> {t("introductionEnd")}
        </p>
      )}
      {(unknown > 0 || tooMany) && (
        <Notice type="info" live className="mt-4">
          {unknown > 0 && <p>{t("left.unknown", { count: unknown })}</p>}
          {tooMany && <p>{t("left.tooMany")}</p>}
        </Notice>
      )}
      {products.length > 1 ? (
        <>
          <ComparisonBar numbers={shown} sizes={sizes} size={size} />
          <div className="mt-5">
            <Comparison label={title} products={products} size={size} returnDays={data.shop.returnDays} />
          </div>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
            <CopyLinkButton
              url={url}
              label={t("share")}
              copied={t("shared")}
              failed={t("shareFailed", { url })}
              dense
            />
            <Button variant="outline" dense onClick={() => window.print()}>
              {t("print")}
            </Button>
            {products.length < mostCompared && category && (
              <TextLink href={pickPath(category.to, shown)} className="inline-flex min-h-target items-center text-sm">
                {t("add")}
              </TextLink>
            )}
          </div>
        </>
      ) : (
        <div className="mt-6">
          <EmptyComparison
            isBare={isBare}
            {...(only && {
              only: {
                productId: only.productId,
                name: only.name,
                href: paths.product(only.slug, undefined, undefined, only.productId),
                category,
              },
            })}
          />
        </div>
      )}
    </main>
  );
}
