/** The ref of what scrolls by itself: browsers leave what gets the focus in it half in sight. */
export function focusInSight(box: HTMLElement | null): void {
  box?.addEventListener("focusin", show);
}

function show({ target }: FocusEvent): void {
  (target as Element).scrollIntoView({ block: "nearest", inline: "nearest" });
}
