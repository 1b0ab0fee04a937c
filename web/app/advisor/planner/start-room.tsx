import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withinSentence } from "@warmeland/schema/rules/texts/within-sentence.ts";
import type { ExampleRoom_ProductFragment } from "#app/graphql/generated/graphql.ts";
import { Button } from "#app/ui/button.tsx";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { type ExampleRoom, exampleRooms } from "./example-rooms.ts";
import type { Plan, PlanPiece } from "./plan.ts";
import { fetchPlannerProduct, placeableVariants, valueOf } from "./planner-product.ts";
import { SavedRooms } from "./saved-rooms.tsx";

interface StartRoomProps {
  /** The product that each example is about; without it, the example is left out. */
  readonly examples: { readonly [Key in ExampleRoom["key"]]?: ExampleRoom_ProductFragment | null };
  /** What was being planned on this device. */
  readonly draft: Plan | undefined;
  readonly onOpen: (plan: Plan) => void;
}

/** An empty room has a door and a window, to be put where they are. */
const emptyRooms = exampleRooms
  .filter(({ key }) => key === "bedroom" || key === "livingRoom")
  .map(({ type, widthCm, lengthCm, openings }): Omit<Plan, "name"> => ({
    type,
    widthCm,
    lengthCm,
    openings,
    pieces: [],
  }));

/** With what one begins: the room one was at, an empty one, an example or a saved room. */
export function StartRoom({ examples, draft, onOpen }: StartRoomProps) {
  const { t, i18n } = useTranslation("planner");
  const client = useApolloClient();
  const notifications = useNotifications();
  const [busy, setBusy] = useState<string>();
  const openExample = async (example: ExampleRoom): Promise<void> => {
    setBusy(example.key);
    const pieces = await Promise.all(
      example.pieces.map(async ({ masterKey, size, xCm, yCm, turnDegrees = 0 }): Promise<PlanPiece[]> => {
        const product = await fetchPlannerProduct(client, { masterKey }).catch(() => null);
        const variants = product ? placeableVariants(product) : [];
        const ofSize = variants.filter((variant) => size === undefined || valueOf(variant, "size")?.startsWith(size));
        const variant = ofSize.find(({ sellable }) => sellable) ?? ofSize[0] ?? variants[0];
        if (!product || !variant) return [];
        const { variantId } = variant;
        return [{ key: crypto.randomUUID(), productId: product.id, variantId, xCm, yCm, turnDegrees }];
      }),
    );
    setBusy(undefined);
    if (pieces.flat().length === 0) notifications.show({ type: "error", title: t("start.failed") });
    else onOpen({ ...example, name: "", pieces: pieces.flat() });
  };
  const shown = exampleRooms.flatMap((example) => {
    const product = examples[example.key];
    return product ? [{ example, image: product.images[1] ?? product.images[0] }] : [];
  });
  return (
    <>
      <h1 className="pt-6 font-display text-h1 font-medium tracking-display">{t("page.title")}</h1>
      <p className="mt-2 max-w-2xl text-lg">{t("page.intro")}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {emptyRooms.map((room) => (
          <Button key={room.type} variant={draft ? "outline" : "primary"} onClick={() => onOpen({ ...room, name: "" })}>
            {t(`start.empty.${room.type as "BEDROOM" | "LIVING_ROOM"}`)}
          </Button>
        ))}
        {draft && (
          <Button onClick={() => onOpen(draft)}>
            {t("start.resume", {
              name: draft.name === "" ? withinSentence(t(`type.${draft.type}`), i18n.language) : draft.name,
            })}
          </Button>
        )}
      </div>
      {shown.length > 0 && (
        <section aria-labelledby="example-rooms" className="mt-section">
          <h2 id="example-rooms" className="font-display text-h3 font-medium tracking-display">
            {t("start.examples")}
          </h2>
          <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-3">
            {shown.map(({ example, image }) => (
              <li key={example.key}>
                <button
                  type="button"
                  aria-busy={busy === example.key}
                  onClick={() => void openExample(example)}
                  className="group w-full cursor-pointer text-left"
                >
                  {image && (
                    <LazyImage
                      src={image.url}
                      alt=""
                      width={image.width ?? 840}
                      height={image.height ?? 630}
                      sizes="(min-width: 992px) 30vw, 46vw"
                    />
                  )}
                  <span className="mt-2 block font-semibold group-hover:underline">{t(`example.${example.key}`)}</span>
                  <span className="block text-sm text-ink-muted">
                    {t("room.size", { width: example.widthCm, length: example.lengthCm })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SavedRooms />
    </>
  );
}
