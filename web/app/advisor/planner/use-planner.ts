import { useApolloClient } from "@apollo/client/react";
import { footprintOf, onFloor, type QuarterTurn, snapped } from "@warmeland/schema/rules/room/footprint.ts";
import { freePlace, swungOver } from "@warmeland/schema/rules/room/free-place.ts";
import { roomHints } from "@warmeland/schema/rules/room/room-hints.ts";
import { useEffect, useReducer, useRef, useState } from "react";
import { keepDraft } from "./plan-draft.ts";
import { type Plan, type PlanPiece, planReducer, withPiece } from "./plan.ts";
import { fetchPlannerProduct, furnish, type FurnishedPiece, type PlannerProduct } from "./planner-product.ts";

const flat = new Set(["rug", "lamp"]);

/** A plan, what stands in it, and everything that can be done with it. */
export function usePlanner(opened: Plan) {
  const client = useApolloClient();
  const [history, dispatch] = useReducer(planReducer, { past: [], present: opened, future: [] });
  const [products, setProducts] = useState<Products>(new Map());
  const [selectedKey, select] = useState<string>();
  const requested = useRef(new Set<string>());
  const plan = history.present;

  useEffect(() => {
    for (const id of new Set(plan.pieces.map(({ productId }) => productId))) {
      if (requested.current.has(id)) continue;
      requested.current.add(id);
      fetchPlannerProduct(client, { id }).then(
        (product) => setProducts((known) => withProduct(known, id, product)),
        () => requested.current.delete(id),
      );
    }
  }, [client, plan.pieces]);
  // who only looks at a room loses nothing of another
  const isChanged = history.past.length + history.future.length > 0;
  useEffect(() => {
    if (isChanged) keepDraft(plan);
  }, [isChanged, plan]);

  const pieces = plan.pieces.flatMap((piece) => furnish(piece, products) ?? []);
  const selected = pieces.find(({ key }) => key === selectedKey);
  const printsBut = (key: string) =>
    pieces.filter((piece) => piece.key !== key && !flat.has(piece.kind)).map(footprintOf);
  const taken = pieces.filter(({ kind }) => !flat.has(kind)).map(footprintOf);
  /** A free place for a piece of this size, if need be one that a door swings over; undefined when there is none. */
  const placeFor = (size: { readonly widthCm: number; readonly depthCm: number }) => {
    const clear = freePlace(size, [...taken, ...swungOver(plan.openings, plan)], plan);
    const place = clear ?? freePlace(size, taken, plan);
    return place && { ...place, isInSwing: clear === undefined };
  };
  const change = (next: Plan, during = false): void => dispatch({ type: "change", plan: next, during });

  return {
    plan,
    pieces,
    /** How many pieces have not come yet, and which the shop no longer has. */
    waiting: plan.pieces.filter(({ productId }) => !products.has(productId)).length,
    gone: plan.pieces.filter((piece) => products.has(piece.productId) && !furnish(piece, products)),
    hints: roomHints(pieces, plan.openings, plan),
    selected,
    select,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => dispatch({ type: "undo" }),
    redo: () => dispatch({ type: "redo" }),
    saved: (id: string) => dispatch({ type: "saved", id }),
    change,
    /** Moves a piece so many cm, or to where it is let go, when it takes the lines that are near. */
    nudge: (piece: FurnishedPiece, xCm: number, yCm: number) => {
      const { xCm: x, yCm: y } = onFloor({ ...piece, xCm: piece.xCm + xCm, yCm: piece.yCm + yCm }, plan);
      change(withPiece(plan, piece.key, { xCm: x, yCm: y }));
    },
    drag: (piece: FurnishedPiece, xCm: number, yCm: number, during: boolean) => {
      const { xCm: x, yCm: y } = snapped({ ...piece, xCm, yCm }, printsBut(piece.key), plan);
      change(withPiece(plan, piece.key, { xCm: x, yCm: y }), during);
    },
    turn: ({ key, turnDegrees }: FurnishedPiece) =>
      change(withPiece(plan, key, { turnDegrees: ((turnDegrees + 90) % 360) as QuarterTurn })),
    remove: (key: string) => {
      change({ ...plan, pieces: plan.pieces.filter((piece) => piece.key !== key) });
      select(undefined);
    },
    exchange: (key: string, { productId, variantId }: Pick<PlanPiece, "productId" | "variantId">) =>
      change(withPiece(plan, key, { productId, variantId })),
    placeFor,
    /** Puts a new piece onto free floor, in the middle when there is none, and chooses it. */
    add: (product: PlannerProduct, variantId: number) => {
      requested.current.add(product.id);
      setProducts((known) => withProduct(known, product.id, product));
      const piece: PlanPiece = {
        key: crypto.randomUUID(),
        productId: product.id,
        variantId,
        xCm: Math.round(plan.widthCm / 2),
        yCm: Math.round(plan.lengthCm / 2),
        turnDegrees: 0,
      };
      const furnished = furnish(piece, new Map([[product.id, product]]));
      const place = furnished && !flat.has(furnished.kind) ? placeFor(furnished) : undefined;
      const { xCm, yCm, turnDegrees } = place ?? piece;
      change({ ...plan, pieces: [...plan.pieces, { ...piece, xCm, yCm, turnDegrees }] });
      select(piece.key);
    },
  };
}

type Products = ReadonlyMap<string, PlannerProduct | null>;

function withProduct(known: Products, id: string, product: PlannerProduct | null): Products {
  return new Map([...known, [id, product]]);
}

export type Planner = ReturnType<typeof usePlanner>;
