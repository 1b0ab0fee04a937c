/** Milliseconds between two looks at the latest build. */
const lookEvery = 5 * 60 * 1000;
const manifest = "/builds/meta/latest.json";

let isOutdated = false;

/** Looks now and then whether a newer build of the shop is out (docs/rules.md#navigation); a failed look is only logged. */
export function watchForNewBuild(buildId: string): () => void {
  if (!buildId) return () => {};
  const look = async () => {
    if (isOutdated || document.visibilityState === "hidden") return;
    try {
      const response = await fetch(`${manifest}?t=${Date.now()}`, { credentials: "omit" });
      const latest = (await response.json()) as { id?: unknown };
      isOutdated = typeof latest.id === "string" && latest.id !== buildId;
    } catch (error) {
      reportError(new Error("The latest build could not be read.", { cause: error }));
    }
  };
  const timer = setInterval(() => void look(), lookEvery);
  const onVisible = () => void look();
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onVisible);
  };
}

/** Whether the next navigation has to load the page anew. */
export function hasNewBuild(): boolean {
  return isOutdated;
}
