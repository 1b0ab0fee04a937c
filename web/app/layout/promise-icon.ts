import { arrowUUpLeftIcon, checkIcon, creditCardIcon, phoneIcon, truckIcon } from "#app/ui/icon/icon-paths.ts";

const icons: Readonly<Record<string, string>> = {
  truck: truckIcon,
  return: arrowUUpLeftIcon,
  phone: phoneIcon,
  payment: creditCardIcon,
};

/** The icon that editors named; a tick for a name we do not have. */
export function promiseIcon(name: string): string {
  return icons[name] ?? checkIcon;
}
