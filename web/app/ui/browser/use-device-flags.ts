import { startTransition, useEffect, useState } from "react";
import { deviceFlags, type DeviceFlags } from "./device-flags.ts";
import { onResized } from "./on-resized.ts";

/** Milliseconds after a resize before the device is looked at again (docs/rules.md#breakpoints). */
const deviceDelay = 50;

const readFlags = () => deviceFlags(navigator.userAgent, window.innerWidth, navigator.maxTouchPoints);

/** The device's flags; undefined on the server and until the page is alive, because public pages are the same for everybody. */
export function useDeviceFlags(): DeviceFlags | undefined {
  const [flags, setFlags] = useState<DeviceFlags>();
  useEffect(() => {
    // Whoever uses them follows when there is time: a page just taken over is not gone through at once.
    const refresh = () => startTransition(() => setFlags(readFlags()));
    refresh();
    return onResized(refresh, deviceDelay);
  }, []);
  return flags;
}
