import type { ReactNode, Ref } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import { checkCircleFillIcon, infoFillIcon, warningCircleFillIcon, warningFillIcon } from "#app/ui/icon/icon-paths.ts";

type NoticeType = "success" | "info" | "warn" | "error";

const looks: Readonly<Record<NoticeType, string>> = {
  success: "border-success-line bg-success-ground text-success",
  info: "border-info-line bg-info-ground text-info",
  warn: "border-warn-line bg-warn-ground text-warn",
  error: "border-error-line bg-error-ground text-error",
};
const icons: Readonly<Record<NoticeType, string>> = {
  success: checkCircleFillIcon,
  info: infoFillIcon,
  warn: warningFillIcon,
  error: warningCircleFillIcon,
};

interface NoticeProps {
  readonly type: NoticeType;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly icon?: string;
  /** 'live' announces itself when it appears: an error at once, the rest politely. */
  readonly live?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A message in its place on the page. */
export function Notice({ type, title, children, icon, live = false, className = "", ref }: NoticeProps) {
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role={live ? (type === "error" ? "alert" : "status") : undefined}
      className={`flex gap-3 rounded-md border px-4 py-3.5 text-sm ${looks[type]} ${className}`}
    >
      <Icon path={icon ?? icons[type]} className="mt-0.5 size-5" />
      <div>
        {title !== undefined && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
