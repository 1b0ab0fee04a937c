import { useQuery } from "@apollo/client/react";
import { type Bulk, doorRange, passesDoor } from "@warmeland/schema/rules/fits/passes-door.ts";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { checkIcon, warningFillIcon } from "#app/ui/icon/icon-paths.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";

const DoorDialogQuery = graphql(`
  query DoorDialog($id: ID!) {
    product(by: { id: $id }) {
      id
      variants(first: 50) {
        edges {
          node {
            id
            measures {
              widthCm
              depthCm
              heightCm
              removableLegsCm
            }
          }
        }
      }
    }
  }
`);

interface DoorDialogProps {
  readonly overlayId: string;
  /** `Product.id` of what has to pass. */
  readonly productId: string;
}

/** A Dutch inner door, in cm. */
const usualDoor = { width: "83", height: "201", hall: "" };
const fields = ["width", "height", "hall"] as const;

/** Whether each size of a sofa passes the shopper's door, and how (docs/rules.md#doors). What is typed stays in the browser. */
export function DoorDialog({ overlayId, productId }: DoorDialogProps) {
  const { t } = useTranslation("door");
  const id = useId();
  const [typed, setTyped] = useState(usualDoor);
  const { data, error } = useQuery(DoorDialogQuery, { variables: { id: productId }, context: { cacheable: true } });
  const problemOf = (field: (typeof fields)[number]) => {
    const text = typed[field].trim();
    if (field === "hall" && text === "") return undefined;
    const isNumber = /^\d{2,3}$/.test(text) && Number(text) >= doorRange.min && Number(text) <= doorRange.max;
    return isNumber ? undefined : t("outside", doorRange);
  };
  const isComplete = fields.every((field) => problemOf(field) === undefined);
  const doorway = {
    width: Number(typed.width),
    height: Number(typed.height),
    hall: typed.hall.trim() === "" ? undefined : Number(typed.hall),
  };
  const nodes = data?.product?.variants?.edges ?? [];
  const sizes = new Map(
    nodes.flatMap(({ node: { measures } }) => {
      const { widthCm, depthCm, heightCm, removableLegsCm } = measures;
      if (widthCm == null || depthCm == null || heightCm == null) return [];
      const bulk: Bulk = { width: widthCm, depth: depthCm, height: heightCm };
      return [[`${widthCm} × ${depthCm} × ${heightCm} cm`, { bulk, legs: removableLegsCm ?? 0 }] as const];
    }),
  );
  return (
    <Dialog overlayId={overlayId} placement="right" title={t("title")}>
      <div className="grid gap-4 pb-8">
        <p>{t("intro")}</p>
        <div className="grid grid-cols-2 gap-3">
          {fields.map((field) => (
            <TextField
              key={field}
              id={`${id}-${field}`}
              label={t(field)}
              optional={field === "hall"}
              error={problemOf(field)}
              inputMode="numeric"
              autoComplete="off"
              value={typed[field]}
              onChange={(event) => setTyped({ ...typed, [field]: event.currentTarget.value })}
              className={field === "hall" ? "col-span-2" : ""}
            />
          ))}
        </div>
        {error && <Notice type="error" title={t("failed")} />}
        {!data && !error && <Spinner />}
        {isComplete && (
          <ul aria-live="polite" aria-label={t("results")} className="grid gap-2">
            {[...sizes].map(([size, { bulk, legs }]) => {
              const whole = passesDoor(bulk, doorway);
              const passage = whole ?? passesDoor({ ...bulk, height: bulk.height - legs }, doorway);
              return (
                <li key={size} className="flex gap-2">
                  <Icon
                    path={passage ? checkIcon : warningFillIcon}
                    className={`mt-1 size-4 ${passage ? "text-success" : "text-error"}`}
                  />
                  <span>
                    <span className="font-semibold">{size}</span>
                    <br />
                    {t(`passage.${passage ?? "none"}`)} {passage && !whole && t("legsOff", { count: legs })}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
        <p className="text-sm text-ink-muted">{t("note")}</p>
      </div>
    </Dialog>
  );
}
