import { useApolloClient } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import { useEffect, useState } from "react";
import { hearOnce } from "#app/graphql/hear-once.ts";
import type { WishlistPartsFragment } from "#app/wishlist/wishlist-parts.ts";

interface Shared {
  readonly wishlist: FragmentType<typeof WishlistPartsFragment> | null | undefined;
  /** Tabs of one name have the same wishlist; undefined while it is not known whose it is. */
  readonly name: string | undefined;
  readonly isEmpty: boolean;
}

/**
 * Shows in every open tab what one of them has done to the wishlist, without a request. A tab that the browser brings back as it was asks anew
 * before it says anything: what it knew may be old. So does one that has had nothing on it when it hears of something; until then it does
 * without the code for sharing.
 */
export function useSharedWishlist({ wishlist, name, isEmpty }: Shared): void {
  const client = useApolloClient();
  const [shares, setShares] = useState(false);
  const id = wishlist ? client.cache.identify(wishlist) : undefined;
  if (id !== undefined && !isEmpty && !shares) setShares(true);
  useEffect(() => {
    if (id === undefined || name === undefined) return undefined;
    let stop = (): void => {};
    let isWanted = true;
    const askAnew = () => client.refetchQueries({ include: ["Visitor"] });
    const join = async (): Promise<void> => {
      await askAnew();
      setShares(true);
    };
    const start = async (): Promise<void> => {
      if (!shares) {
        stop = hearOnce(`wishlist ${name}`, () => void join().catch(reportError));
        return;
      }
      const { shareWishlist } = await import("./share-wishlist.ts");
      if (isWanted) stop = shareWishlist(client, id, name);
    };
    const pause = (): void => stop();
    const resume = async ({ persisted }: PageTransitionEvent): Promise<void> => {
      if (!persisted) return;
      await askAnew();
      await start();
    };
    const onShow = (event: PageTransitionEvent): void => void resume(event).catch(reportError);
    void start().catch(reportError);
    addEventListener("pagehide", pause);
    addEventListener("pageshow", onShow);
    return () => {
      isWanted = false;
      stop();
      removeEventListener("pagehide", pause);
      removeEventListener("pageshow", onShow);
    };
  }, [client, id, name, shares]);
}
