interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor asked to save data or is on 2G: then nothing is loaded ahead (docs/rules.md#navigation). */
export function savesData(connection: Connection | undefined = currentConnection()): boolean {
  return connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? "");
}

function currentConnection(): Connection | undefined {
  return typeof navigator === "undefined" ? undefined : (navigator as { readonly connection?: Connection }).connection;
}
