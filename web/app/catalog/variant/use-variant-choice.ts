import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { choose, settleFor } from "./nearest-variant.ts";
import {
  type Choice,
  chosenVariant,
  type Dimension,
  firstChoice,
  type Move,
  openDimensions,
} from "./variant-choice.ts";
import type { PricedVariant } from "./variant-options.ts";

/** A choice, and why it is another than the shopper asked for. */
interface Made {
  readonly choice: Choice;
  /** The value that was asked for, and what gave way to it. */
  readonly gaveWay?: { readonly wanted: string; readonly move: Move } | undefined;
  /** What another colour was wanted in, when this one has not got it. */
  readonly notInColour?: string | undefined;
}

/** A choice by pressing. It counts at once: its address comes a moment later, and goes before any other. */
interface Pressed extends Made {
  /** The variant that the address named when it was pressed, until it names `to`. */
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** What a shopper had chosen when going to another colour. */
interface Arrival {
  readonly variantId: number;
  readonly wanted: Choice;
  /** The same in words. */
  readonly text: string;
}

/**
 * A product's choice, written to the address once it names a variant, so that a link shows what was chosen. Without
 * JavaScript the form of the picker sends `size` and `hardness` instead.
 * @param usualSize the size to begin with where the address names none (docs/rules.md#first-choice)
 * @param remember called with a variant of this product before the address names it
 */
export function useVariantChoice(
  variants: readonly PricedVariant[],
  usualSize: string | null,
  remember: (variantId: number) => void,
) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const named = namedVariant(search);
  const [pressed, setPressed] = useState<Pressed>();
  const [arrival, setArrival] = useState<Arrival>();
  if (pressed && pressed.to === named && pressed.from !== named) setPressed({ ...pressed, from: named });
  // What was pressed counts until the address names another variant: by a link, or by the back button.
  const counts = pressed && (pressed.from === named || pressed.to === named);
  const { choice, gaveWay, notInColour }: Made = counts
    ? pressed
    : fromAddress(variants, { named, search, usualSize }, arrival);
  const chosen = chosenVariant(variants, choice, named);
  const firstOpen = chosen ? undefined : openDimensions(variants).find((dimension) => choice[dimension] === undefined);

  const select = (dimension: Dimension, value: string): void => {
    const settled = choose(variants, choice, dimension, value);
    const variantId = chosenVariant(variants, settled.choice, named)?.variantId;
    const [move] = settled.moves;
    setPressed({
      choice: settled.choice,
      gaveWay: move && { wanted: value, move },
      from: named,
      to: variantId ?? named,
    });
    if (variantId === undefined || variantId === named) return;
    remember(variantId);
    void navigate({ search: `?variant=${variantId}` }, { replace: true, preventScrollReset: true });
  };
  return { choice, chosen, firstOpen, gaveWay, notInColour, select, arriveAt: setArrival };
}

/** The variant that an address names; undefined for none, or for what cannot be one. */
export function namedVariant(search: URLSearchParams): number | undefined {
  return namedNumber(search, "variant");
}

/** The number by which an address names a variant, or the colour that is a product of its own. */
export function namedNumber(search: URLSearchParams, name: "variant" | "product"): number | undefined {
  const number = Number(search.get(name));
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : undefined;
}

function fromAddress(
  variants: readonly PricedVariant[],
  {
    named,
    search,
    usualSize,
  }: { readonly named: number | undefined; readonly search: URLSearchParams; readonly usualSize: string | null },
  arrival: Arrival | undefined,
): Made {
  if (named !== undefined && arrival?.variantId === named) {
    const { choice, moves } = settleFor(variants, arrival.wanted);
    return { choice, notInColour: moves.length > 0 ? arrival.text : undefined };
  }
  if (named !== undefined) return { choice: firstChoice(variants, named) };
  const wanted = {
    size: search.get("size") ?? usualSize ?? undefined,
    hardness: search.get("hardness") ?? undefined,
  };
  if (wanted.size === undefined && wanted.hardness === undefined) return { choice: firstChoice(variants, undefined) };
  const { choice, moves } = settleFor(variants, wanted);
  const move = moves.find(({ dimension }) => dimension === "hardness");
  return { choice, gaveWay: move && wanted.size !== undefined ? { wanted: wanted.size, move } : undefined };
}
