import { latePaths } from "#app/locale/late-paths.ts";

/** The pages of a customer's own data, by what their address ends in. */
const endings = { user: "", addresses: "/adressen", password: "/wachtwoord", privacy: "/privacy" } as const;

export type SettingsPart = keyof typeof endings;

export const settingsParts = Object.keys(endings) as readonly SettingsPart[];

export function settingsPath(part: SettingsPart): string {
  return latePaths.accountUser + endings[part];
}

/** The part at an address; undefined where there is none. */
export function settingsPartAt(pathname: string): SettingsPart | undefined {
  return settingsParts.find((part) => settingsPath(part) === pathname);
}
