import { CombinedGraphQLErrors, type TypedDocumentNode } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { AccountSkeleton } from "#app/account/account-skeleton.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";

interface OwnDataProps<Viewer> {
  readonly query: TypedDocumentNode<{ readonly viewer?: Viewer | null }, Record<string, never>>;
  readonly children: (viewer: Viewer) => ReactNode;
}

/** Loads what belongs to the customer, in the browser alone; a session that ended meanwhile sends them to sign in. */
export function OwnData<Viewer>({ query, children }: OwnDataProps<Viewer>) {
  const { t } = useTranslation("profile");
  const { data, error, refetch } = useQuery(query, {
    ssr: false,
    fetchPolicy: "cache-and-network",
    errorPolicy: "all",
  });
  const client = useApolloClient();
  const viewer = data?.viewer;
  const hasEnded = data !== undefined && viewer == null && error === undefined;
  useEffect(() => {
    if (hasEnded) void client.refetchQueries({ include: ["Visitor"] });
  }, [hasEnded, client]);
  if (viewer != null && !CombinedGraphQLErrors.is(error)) return children(viewer);
  if (!error) return <AccountSkeleton />;
  return (
    <Notice live type="error" title={t("loadFailed")}>
      <Button variant="outline" dense onClick={() => void refetch()} className="mt-3">
        {t("retry")}
      </Button>
    </Notice>
  );
}
