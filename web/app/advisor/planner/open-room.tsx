import { useQuery } from "@apollo/client/react";
import type { QuarterTurn } from "@warmeland/schema/rules/room/footprint.ts";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { OpenRoomQuery as OpenRoomData } from "#app/graphql/generated/graphql.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import type { Plan } from "./plan.ts";

const OpenRoomQuery = graphql(`
  query OpenRoom($id: ID!) {
    roomConfiguration(id: $id) {
      id
      isOwn
      room {
        name
        type
        widthCm
        lengthCm
        openings {
          kind
          wall
          fromCm
          widthCm
          hinge
          swingsIn
        }
      }
      products {
        variantId
        xCm
        yCm
        turnDegrees
        product {
          id
        }
      }
    }
  }
`);

interface OpenRoomProps {
  /** `RoomConfiguration.id`. */
  readonly id: string;
  readonly children: (room: { readonly plan: Plan; readonly isOwn: boolean }) => React.ReactNode;
}

/** A saved room by its link: the visitor's own goes on, anybody else's is looked at and planned further as a copy. */
export function OpenRoom({ id, children }: OpenRoomProps) {
  const { t } = useTranslation("planner");
  const { data, error, loading, refetch } = useQuery(OpenRoomQuery, {
    variables: { id },
    ssr: false,
    fetchPolicy: "network-only",
    errorPolicy: "all",
  });
  const configuration = data?.roomConfiguration;
  if (configuration) return children({ plan: planOf(configuration), isOwn: configuration.isOwn });
  if (loading || (!data && !error)) return <Spinner />;
  if (error)
    return (
      <Notice live type="error" title={t("open.failed")} className="mt-7">
        <Button variant="outline" dense className="mt-3" onClick={() => void refetch()}>
          {t("open.retry")}
        </Button>
      </Notice>
    );
  return (
    <div className="py-7">
      <h1 className="font-display text-h1 font-medium tracking-display">{t("open.gone")}</h1>
      <p className="mt-3 max-w-xl">{t("open.goneHint")}</p>
      <ButtonLink href={latePaths.planner} className="mt-5">
        {t("open.begin")}
      </ButtonLink>
    </div>
  );
}

function planOf({ id, isOwn, room, products }: NonNullable<OpenRoomData["roomConfiguration"]>): Plan {
  return {
    id: isOwn ? id : undefined,
    name: room.name ?? "",
    type: room.type,
    widthCm: room.widthCm,
    lengthCm: room.lengthCm,
    openings: room.openings,
    pieces: products.map(({ variantId, xCm, yCm, turnDegrees, product }, index) => ({
      key: `${index}-${variantId}`,
      productId: product?.id ?? `gone-${variantId}`,
      variantId,
      xCm,
      yCm,
      turnDegrees: turnDegrees as QuarterTurn,
    })),
  };
}
