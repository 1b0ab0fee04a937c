import { useTranslation } from "react-i18next";
import { passwordRules } from "@warmeland/schema/rules/account/password.ts";
import { classes } from "#app/ui/classes.ts";
import { checkIcon } from "#app/ui/icon/icon-paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";

/** What a new password needs; each line ticks off as soon as it is met. */
export function PasswordHints({ id, password }: { readonly id: string; readonly password: string }) {
  const { t } = useTranslation("account");
  return (
    <div id={id} className="text-xs">
      <p className="text-ink-muted">{t("password.hints.title")}</p>
      <ul className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {passwordRules.map(({ problem, holds }) => {
          const isMet = password !== "" && holds(password);
          return (
            <li
              key={problem}
              data-met={isMet}
              className={classes("flex items-center gap-2", isMet ? "font-medium text-success" : "text-ink-muted")}
            >
              <span
                aria-hidden="true"
                className={classes(
                  "grid size-4 shrink-0 place-items-center rounded-full border",
                  isMet ? "border-success" : "border-line-strong",
                )}
              >
                {isMet && <Icon path={checkIcon} className="size-3" />}
              </span>
              {t(`password.hints.${problem}`)}
              {isMet && <span className="sr-only">{t("password.hints.met")}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
