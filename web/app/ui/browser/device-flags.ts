import { deviceClass } from "./breakpoints.ts";

export interface DeviceFlags {
  readonly isMobile: boolean;
  readonly isTablet: boolean;
  readonly isDesktop: boolean;
  readonly isIos: boolean;
  readonly isAndroid: boolean;
  readonly isWindows: boolean;
  readonly isMacos: boolean;
  readonly isCrawler: boolean;
  readonly browser: "safari" | "firefox" | "edge" | "chrome" | "samsung" | "other";
}

/** What the shop distinguishes about a device (docs/rules.md#breakpoints), from its user agent and the width of its window in px. */
export function deviceFlags(userAgent: string, width: number, touchPoints = 0): DeviceFlags {
  const device = deviceClass(width);
  // iPads call themselves Macs; only their touch screen gives them away.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return {
    isMobile: device === "mobile",
    isTablet: device === "tablet",
    isDesktop: device === "desktop",
    isIos,
    isAndroid: /Android/.test(userAgent),
    isWindows: /Windows NT/.test(userAgent),
    isMacos: /Macintosh/.test(userAgent) && !isIos,
    isCrawler: /bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit/i.test(userAgent),
    browser: browserOf(userAgent),
  };
}

function browserOf(userAgent: string): DeviceFlags["browser"] {
  if (/Edg(e|A|iOS)?\//.test(userAgent)) return "edge";
  if (/SamsungBrowser\//.test(userAgent)) return "samsung";
  if (/Firefox\/|FxiOS\//.test(userAgent)) return "firefox";
  if (/Chrome\/|CriOS\//.test(userAgent)) return "chrome";
  return /Safari\//.test(userAgent) ? "safari" : "other";
}
