import { useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { paths } from "#app/locale/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { ReviewForm } from "./review-form.tsx";
import { ReviewRules } from "./review-rules.tsx";
import { ReviewableArticle } from "./reviewable-article.tsx";

const ReviewInvitationQuery = graphql(`
  query ReviewInvitation($token: String!) {
    reviewInvitation(token: $token) {
      deliveredAt
      author
      place
      articles {
        masterKey
        productName
        variantTitle
        state
        image {
          url
          alt
          width
          height
        }
      }
    }
  }
`);

/** What the buyer of an order may review, and the form for one of it. */
export function ReviewInvitation({ token }: { readonly token: string | null }) {
  const { t } = useTranslation("writeReview");
  const { data, error, loading, refetch } = useQuery(ReviewInvitationQuery, {
    variables: { token: token ?? "" },
    skip: token === null,
    ssr: false,
    fetchPolicy: "network-only",
  });
  const [chosen, setChosen] = useState<string>();
  const [isDone, setDone] = useState(false);
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDone) done.current?.focus();
  }, [isDone]);
  const invitation = data?.reviewInvitation;
  if (error && !invitation)
    return (
      <Notice live type="error" className="max-w-xl">
        <p>{t("failed")}</p>
        <Button variant="outline" dense className="mt-3" onClick={() => void refetch()}>
          {t("again")}
        </Button>
      </Notice>
    );
  if (token === null || (data && !invitation))
    return (
      <div className="grid max-w-xl justify-items-start gap-6">
        <Notice type="warn" title={t("gone")}>
          {t("goneText")}
        </Notice>
        <TextLink href={paths.home}>{t("toHome")}</TextLink>
      </div>
    );
  if (!invitation || loading)
    return (
      <p role="status" className="text-ink-muted">
        {t("loading")}
      </p>
    );
  const { articles, deliveredAt } = invitation;
  const open = articles.filter(({ state }) => state === "OPEN");
  const only = articles.length === 1 ? open[0] : undefined;
  const article = only ?? open.find(({ masterKey }) => masterKey === chosen);
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,22rem)] lg:justify-between">
      <div>
        {isDone && (
          <Notice ref={done} type="success" title={t("done")} className="mb-8 outline-none">
            {t("doneText")}
          </Notice>
        )}
        {article && token !== null ? (
          <>
            <h2 className="mb-4 font-display text-h3 font-medium tracking-display">
              {t("heading", { product: article.productName })}
            </h2>
            <div className="mb-6">
              <ReviewableArticle article={article} deliveredAt={deliveredAt} />
            </div>
            <ReviewForm
              key={article.masterKey}
              token={token}
              masterKey={article.masterKey}
              author={invitation.author}
              place={invitation.place}
              onDone={async () => {
                await refetch();
                setChosen(undefined);
                setDone(true);
              }}
            />
            {!only && (
              <Button variant="ghost" className="mt-6" onClick={() => setChosen(undefined)}>
                {t("back")}
              </Button>
            )}
          </>
        ) : (
          <>
            {articles.length > 1 && <h2 className="mb-4 text-h4 font-semibold">{t("which")}</h2>}
            {articles.length === 0 && <p>{t("nothing")}</p>}
            <ul>
              {articles.map((each) => (
                <li key={each.masterKey}>
                  <ReviewableArticle
                    article={each}
                    deliveredAt={deliveredAt}
                    onChoose={() => {
                      setDone(false);
                      setChosen(each.masterKey);
                    }}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <ReviewRules />
    </div>
  );
}
