import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { Button } from "#app/ui/button.tsx";
import { atLeast } from "#app/ui/browser/breakpoints.ts";
import { useMediaQuery } from "#app/ui/browser/use-media-query.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { SkeletonBar } from "#app/ui/feedback/skeleton.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { useOpenWhileShown } from "#app/ui/overlay/use-open-while-shown.ts";
import { mostSamples } from "@warmeland/schema/rules/sample-order.ts";
import { useState } from "react";
import { SampleForm } from "./sample-form.tsx";

const SampleDrawerQuery = graphql(`
  query SampleDrawer($slug: String!) {
    viewer {
      ...SampleForm_customer @unmask
    }
    product(by: { slug: $slug }) {
      ...SampleFabric_product @unmask
      siblings {
        ...SampleFabric_product @unmask
      }
    }
  }
`);

interface SampleDrawerProps {
  readonly slug: string;
  /** The colour that is looked at. */
  readonly productId: number;
  readonly onClosed: () => void;
}

const overlayId = "samples";

/** Where free samples of a product's fabrics are ordered. Rendered only while it is open. */
export function SampleDrawer({ slug, productId, onClosed }: SampleDrawerProps) {
  const { t } = useTranslation("samples");
  useOpenWhileShown(overlayId, onClosed);
  const isWide = useMediaQuery(atLeast("sm"));
  const [done, setDone] = useState<string>();
  const { data, error } = useQuery(SampleDrawerQuery, { variables: { slug } });
  const fabrics = [data?.product, ...(data?.product?.siblings ?? [])]
    .flatMap((fabric) => (fabric?.sampleAvailable ? fabric : []))
    .toSorted((one, other) => one.productId - other.productId);
  const isFailed = error !== undefined || (data !== undefined && fabrics.length === 0);
  return (
    <Dialog overlayId={overlayId} placement={isWide ? "right" : "bottom"} title={t("title")}>
      {done !== undefined ? (
        <div className="grid gap-4">
          <Notice live type="success">
            {done}
          </Notice>
          <Button variant="outline" onClick={onClosed}>
            {t("close")}
          </Button>
        </div>
      ) : (
        <>
          <p className="mb-4 text-sm text-ink-muted">{t("text", { count: mostSamples })}</p>
          {isFailed && <p role="alert">{t("failed")}</p>}
          {!data && !isFailed && (
            <div role="status" className="grid gap-3">
              <span className="sr-only">{t("loading")}</span>
              <SkeletonBar className="h-12" />
              <SkeletonBar className="h-12" />
            </div>
          )}
          {data && !isFailed && (
            <SampleForm customer={data.viewer} fabrics={fabrics} productId={productId} onDone={setDone} />
          )}
        </>
      )}
    </Dialog>
  );
}
