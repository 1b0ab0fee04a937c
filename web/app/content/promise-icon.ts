import type { StoryPromiseIcon } from "#app/graphql/generated/graphql.ts";
import { arrowUUpLeftIcon, checkIcon, creditCardIcon, phoneIcon, truckIcon } from "#app/ui/icon/icon-paths.ts";

const icons: Readonly<Record<StoryPromiseIcon, string>> = {
  TRUCK: truckIcon,
  RETURN: arrowUUpLeftIcon,
  PHONE: phoneIcon,
  PAYMENT: creditCardIcon,
};

/** The icon that editors chose; a tick when they chose none. */
export function promiseIcon(icon: StoryPromiseIcon | null | undefined): string {
  return icon ? icons[icon] : checkIcon;
}
