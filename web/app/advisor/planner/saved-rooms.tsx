import { useMutation, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";

const SavedRoomsQuery = graphql(`
  query SavedRooms {
    roomConfigurations {
      id
      room {
        name
        type
        widthCm
        lengthCm
      }
      products {
        variantId
      }
      total {
        formatted
      }
    }
  }
`);

const RemoveRoomMutation = graphql(`
  mutation RemoveRoom($input: RemoveRoomConfigurationInput!) {
    removeRoomConfiguration(input: $input) {
      ... on RemoveRoomConfigurationPayload {
        removedId
      }
      ...Refusal_error @unmask
    }
  }
`);

/** The rooms that the visitor or customer saved; nothing while there are none. */
export function SavedRooms() {
  const { t } = useTranslation("planner");
  const notifications = useNotifications();
  const { data, refetch } = useQuery(SavedRoomsQuery, { fetchPolicy: "cache-and-network", errorPolicy: "all" });
  const [remove] = useMutation(RemoveRoomMutation);
  const rooms = data?.roomConfigurations ?? [];
  if (rooms.length === 0) return null;
  const forget = async (id: string): Promise<void> => {
    await remove({ variables: { input: { id } } }).then(
      () => refetch(),
      () => notifications.show({ type: "error", title: t("saved.notRemoved") }),
    );
  };
  return (
    <section aria-labelledby="saved-rooms" className="mt-section">
      <h2 id="saved-rooms" className="font-display text-h3 font-medium tracking-display">
        {t("saved.title")}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {rooms.map(({ id, room, products, total }) => {
          const name = room.name ?? t(`type.${room.type}`);
          return (
            <li key={id} className="rounded-md border border-line p-4">
              <p className="font-semibold">{name}</p>
              <p className="text-sm text-ink-muted">
                {t("saved.summary", {
                  count: products.length,
                  width: room.widthCm,
                  length: room.lengthCm,
                  total: total.formatted,
                })}
              </p>
              <div className="mt-3 flex flex-wrap gap-2">
                <ButtonLink
                  href={latePaths.plannedRoom(id)}
                  variant="outline"
                  dense
                  aria-label={t("saved.openRoom", { name })}
                >
                  {t("saved.open")}
                </ButtonLink>
                <Button
                  variant="ghost"
                  dense
                  aria-label={t("saved.removeRoom", { name })}
                  onClick={() => void forget(id)}
                >
                  {t("saved.remove")}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
