// Stands in every page as it is (CSP by hash), so it imports nothing and ends up readable in the browser.
(() => {
  /** Milliseconds after which a photo that does not come holds the shop up no longer. */
  const patience = 2500;
  const early = ["pointerdown", "keydown", "focusin"];
  const { context, state, modules, routes, entry } = JSON.parse(document.getElementById("page-start").textContent);

  let hasStarted = false;
  const start = async () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const type of early) removeEventListener(type, start, true);
    for (const href of [...modules, ...routes.map(([, href]) => href), entry]) {
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority: "low" }),
      );
    }
    // One at a time and in turns with everything else, so that no task is long.
    for (const href of modules) {
      await import(href);
      await new Promise((resolve) => setTimeout(resolve));
    }
    const routeModules = {};
    for (const [id, href] of routes) routeModules[id] = await import(href);
    window.__reactRouterContext = { ...context, stream: new Blob([state]).stream() };
    window.__reactRouterRouteModules = routeModules;
    await import(entry);
  };

  // A button does nothing before React listens: what was pressed or sent last is pressed or sent again then.
  let again;
  const remember = (event) => {
    const button = event.target.closest?.('button[type="button"],[form=compare]');
    again = button && (() => button.click());
  };
  const hold = (event) => {
    const { target: form, submitter } = event;
    if (form.method !== "post") return;
    event.preventDefault();
    again = () => form.isConnected && form.requestSubmit(submitter?.form === form ? submitter : null);
  };
  addEventListener("click", remember, true);
  addEventListener("submit", hold, true);
  addEventListener(
    "page-hydrated",
    () => {
      removeEventListener("click", remember, true);
      removeEventListener("submit", hold, true);
      again?.();
    },
    { once: true },
  );

  for (const type of early) addEventListener(type, start, { capture: true, passive: true });
  // The first pictures of the page are on the screen before its scripts compete with them: loaded, decoded, and painted a frame later.
  const painted = async () => {
    const first = [...document.images].filter((image) => image.loading !== "lazy");
    await Promise.allSettled(first.map((image) => image.decode()));
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  };
  addEventListener("load", painted, { once: true });
  setTimeout(start, patience);
})();
