import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";

const ShareWishlistMutation = graphql(`
  mutation ShareWishlist {
    shareWishlist {
      ... on ShareWishlistPayload {
        wishlist {
          id
          shareToken
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

const StopSharingWishlistMutation = graphql(`
  mutation StopSharingWishlist {
    stopSharingWishlist {
      ... on StopSharingWishlistPayload {
        wishlist {
          id
          shareToken
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Makes the link of the wishlist, or takes it back; `said` is what there is to tell of it. */
export function useShareWishlist() {
  const [share, { loading: isMaking }] = useMutation(ShareWishlistMutation);
  const [stop, { loading: isStopping }] = useMutation(StopSharingWishlistMutation);
  const [said, setSaid] = useState<"stopped" | "failed">();
  return {
    busy: isMaking || isStopping,
    said,
    share: async () => {
      const answer = await share().catch(() => undefined);
      setSaid(answer?.data?.shareWishlist.__typename === "ShareWishlistPayload" ? undefined : "failed");
    },
    stop: async () => {
      const answer = await stop().catch(() => undefined);
      setSaid(answer?.data?.stopSharingWishlist.__typename === "StopSharingWishlistPayload" ? "stopped" : "failed");
    },
  };
}
