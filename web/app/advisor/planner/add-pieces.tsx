import { useApolloClient, useQuery } from "@apollo/client/react";
import { mostPlacedProducts } from "@warmeland/schema/rules/room-configuration.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { CardFit } from "./card-fit.tsx";
import { firstToFit } from "./first-to-fit.ts";
import { fetchPlannerProduct } from "./planner-product.ts";
import { PlannerPhoto } from "./planner-photo.tsx";
import type { Planner } from "./use-planner.ts";

const PlannerListingQuery = graphql(`
  query PlannerListing($path: String!, $first: Int!) {
    category(path: $path) {
      id
      listing(first: $first) {
        pageInfo {
          hasNextPage
        }
        edges {
          node {
            id
            name
            images {
              url
              alt
              width
              height
            }
            price {
              startingFrom
              current {
                withTax {
                  formatted
                }
              }
            }
            variants(first: 12) {
              edges {
                node {
                  id
                  variantId
                  sellable
                  measures {
                    widthCm
                    depthCm
                  }
                  attributes(keys: ["size"]) {
                    key
                    values {
                      value
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
`);

/** What can be put into a room, by the categories of the shop. */
const shelves = {
  beds: "/boxsprings-bedden",
  wardrobes: "/meubels/slaapkamer",
  sofas: "/banken",
  tables: "/meubels/woonkamer",
  dining: "/meubels/eetkamer",
  rugs: "/wonen/vloerkleden",
  lamps: "/wonen/verlichting",
} as const;
type Shelf = keyof typeof shelves;
/** What lies below or stands on something has a place in every room. */
const isFlat: ReadonlySet<Shelf> = new Set(["rugs", "lamps"]);
/** How many products a shelf shows, and how many more at a time. */
const page = 24;
const shelfKeys = Object.keys(shelves) as Shelf[];

/** Products to put into the room, each in its first size that can be bought; another size is chosen in the room. */
export function AddPieces({ planner, onAdded }: { readonly planner: Planner; readonly onAdded: () => void }) {
  const { t } = useTranslation("planner");
  const client = useApolloClient();
  const notifications = useNotifications();
  const [shelf, setShelf] = useState<Shelf>(planner.plan.type === "BEDROOM" ? "beds" : "sofas");
  const [first, setFirst] = useState(page);
  const [busy, setBusy] = useState<string>();
  const {
    data: current,
    previousData,
    error,
    loading,
  } = useQuery(PlannerListingQuery, {
    variables: { path: shelves[shelf], first },
    errorPolicy: "all",
    context: { cacheable: true },
  });
  // the first ones stay while more of the same shelf come
  const data = current ?? (first > page ? previousData : undefined);
  const listing = data?.category?.listing;
  const add = async (id: string, name: string): Promise<void> => {
    if (planner.plan.pieces.length >= mostPlacedProducts) {
      notifications.show({ type: "error", title: t("add.full", { count: mostPlacedProducts }) });
      return;
    }
    setBusy(id);
    const product = await fetchPlannerProduct(client, { id }).catch(() => null);
    setBusy(undefined);
    const variant = product && firstToFit(product, planner)?.variant;
    if (!product || !variant) {
      notifications.show({ type: "error", title: t("add.failed", { name }) });
      return;
    }
    planner.add(product, variant.variantId);
    onAdded();
  };
  return (
    <div className="py-4">
      <div role="group" aria-label={t("add.shelves")} className="-mx-1 flex gap-2 overflow-x-auto p-1">
        {shelfKeys.map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={shelf === key}
            onClick={() => {
              setShelf(key);
              setFirst(page);
            }}
            className="min-h-target shrink-0 cursor-pointer rounded-xs border-[1.5px] border-line-strong px-3.5 text-sm font-medium hover:border-ink aria-pressed:border-selected aria-pressed:bg-selected-fill aria-pressed:font-semibold"
          >
            {t(`add.shelf.${key}`)}
          </button>
        ))}
      </div>
      {error && !listing && <Notice type="error" title={t("add.unavailable")} className="mt-4" />}
      {!data && !error && <Spinner />}
      {data && (listing?.edges.length ?? 0) === 0 && <p className="mt-4 text-ink-muted">{t("add.none")}</p>}
      <ul className="mt-4 grid grid-cols-2 gap-x-3.5 gap-y-5">
        {listing?.edges.map(({ node }) => (
          <li key={node.id}>
            <button
              type="button"
              aria-busy={busy === node.id}
              onClick={() => void add(node.id, node.name)}
              className="group w-full cursor-pointer text-left"
            >
              <PlannerPhoto product={node} />
              <span className="mt-2 block text-sm leading-tight font-semibold group-hover:underline">{node.name}</span>
              <span className="block text-xs text-ink-muted">
                {node.price.startingFrom
                  ? t("add.from", { price: node.price.current.withTax.formatted })
                  : node.price.current.withTax.formatted}
              </span>
              {!isFlat.has(shelf) && <CardFit found={firstToFit(node, planner)} />}
            </button>
          </li>
        ))}
      </ul>
      {listing?.pageInfo.hasNextPage && first < 4 * page && (
        <Button variant="outline" dense className="mt-5" busy={loading} onClick={() => setFirst(first + page)}>
          {t("add.more")}
        </Button>
      )}
    </div>
  );
}
