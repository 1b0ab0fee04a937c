import { useApolloClient } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import { useEffect } from "react";
import type { WishlistPartsFragment } from "./wishlist-parts.ts";

/**
 * Shows in every open tab what one of them has done to the wishlist, without a request. A tab that the browser brings back as it was asks anew
 * before it says anything: what it knew may be old.
 * @param name tabs of one name have the same wishlist; undefined while it is not known whose it is
 */
export function useSharedWishlist(wishlist: FragmentType<typeof WishlistPartsFragment> | null | undefined, name: string | undefined): void {
  const client = useApolloClient();
  const id = wishlist ? client.cache.identify(wishlist) : undefined;
  useEffect(() => {
    if (id === undefined || name === undefined) return undefined;
    let stop = (): void => {};
    let isWanted = true;
    const start = async (): Promise<void> => {
      const { shareWishlist } = await import("./share-wishlist.ts");
      if (isWanted) stop = shareWishlist(client, id, name);
    };
    const pause = (): void => stop();
    const resume = async ({ persisted }: PageTransitionEvent): Promise<void> => {
      if (!persisted) return;
      await client.refetchQueries({ include: ["Visitor"] });
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
  }, [client, id, name]);
}
