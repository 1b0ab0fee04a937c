import { useRef, useState } from "react";
import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { SkeletonBar } from "#app/ui/feedback/skeleton.tsx";
import { useOpenWhileShown } from "#app/ui/overlay/use-open-while-shown.ts";
import { ShareLink } from "./share-link.tsx";
import { WishesFailed } from "#app/wishlist/wishes-pending.tsx";

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

const WishlistShareQuery = graphql(`
  query WishlistShare {
    wishlist {
      id
      shareToken
    }
  }
`);

const overlayId = "share-wishlist";

/** Where a wishlist gets a link for others, and loses it again. */
export function ShareWishlistDialog({ onClosed }: { readonly onClosed: () => void }) {
  const { t } = useTranslation("wishlistPage");
  useOpenWhileShown(overlayId, onClosed);
  const { data, error, refetch } = useQuery(WishlistShareQuery, { fetchPolicy: "network-only", errorPolicy: "all" });
  const [share, { loading: isMaking }] = useSend(ShareWishlistMutation, "shareWishlist");
  const [stop, { loading: isStopping }] = useSend(StopSharingWishlistMutation, "stopSharingWishlist");
  const [news, setNews] = useState<"stopped" | "failed">();
  const makeLink = async () => {
    const { status } = await share();
    setNews(status === "done" ? undefined : "failed");
  };
  const takeBack = async () => {
    const { status } = await stop();
    setNews(status === "done" ? "stopped" : "failed");
    region.current?.focus();
  };
  const region = useRef<HTMLDivElement>(null);
  const wishlist = data?.wishlist;
  const token = wishlist?.shareToken;
  return (
    <Dialog overlayId={overlayId} title={t("share.title")}>
      <div ref={region} tabIndex={-1} className="grid gap-5 outline-none sm:w-[28rem] sm:max-w-full">
        <p className="max-w-text">{t("share.intro")}</p>
        {!wishlist && error && <WishesFailed retry={() => void refetch()} />}
        {!wishlist && !error && <SkeletonBar className="h-12" />}
        {wishlist && typeof token === "string" && (
          <ShareLink token={token} busy={isStopping} onStop={() => void takeBack()} />
        )}
        {wishlist && typeof token !== "string" && (
          <Button
            busy={isMaking}
            busyLabel={t("share.making")}
            onClick={() => void makeLink()}
            className="justify-self-start max-sm:w-full"
          >
            {t("share.make")}
          </Button>
        )}
        <p role="status" className={news ? "text-sm font-medium" : "sr-only"}>
          {news && t(`share.${news}`)}
        </p>
      </div>
    </Dialog>
  );
}
