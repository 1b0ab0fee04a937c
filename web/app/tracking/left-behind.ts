let isDue = false;

/** Consent was taken back, but the scripts that came with it cannot be unloaded: the next navigation loads its page anew, without them. */
export function leaveScriptsBehind(): void {
  isDue = true;
}

/** Whether the next navigation has to load the page anew. */
export function mustLeaveScriptsBehind(): boolean {
  return isDue;
}
