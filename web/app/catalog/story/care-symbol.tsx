/** What stands in each symbol, by the catalogue's key; drawn after ISO 3758, with our own lines. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  wash: ["M6 18l6 34h40l6-34q-7 6-13 0t-13 0-13 0-13 0z"],
  bleach: ["M32 10l24 42H8z", "M14 10l36 44M50 10L14 54"],
  tumble: ["M8 8h48v48H8z", "M32 49a17 17 0 1 0 0-34 17 17 0 0 0 0 34z"],
  line: ["M8 8h48v48H8z", "M8 8q24 26 48 0"],
  iron: ["M6 48q4-20 24-20h20l6 20zM22 18h24q6 0 6 10"],
  not: ["M8 58L58 8"],
};

const drawn: Readonly<Record<string, readonly (keyof typeof shapes)[]>> = {
  "wash-30": ["wash"],
  "wash-40": ["wash"],
  "wash-60": ["wash"],
  "wash-separately": ["wash"],
  "no-bleach": ["bleach"],
  "tumble-dry": ["tumble"],
  "tumble-dry-low": ["tumble"],
  "no-tumble-dry": ["tumble", "not"],
  "line-dry": ["line"],
  iron: ["iron"],
  "no-iron": ["iron", "not"],
};

/** A symbol of care, 48 px; it never stands without its words. Nothing for one that the shop does not know. */
export function CareSymbol({ symbol }: { readonly symbol: string }) {
  const [, degrees] = /^wash-(\d+)$/.exec(symbol) ?? [];
  const paths = (drawn[symbol] ?? []).flatMap((name) => shapes[name] ?? []);
  if (paths.length === 0) return null;
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="size-12 shrink-0" fill="none" stroke="currentColor">
      {paths.map((path) => (
        <path key={path} d={path} strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round" />
      ))}
      {degrees !== undefined && (
        <text x="32" y="45" textAnchor="middle" fontSize="17" fontWeight="600" fill="currentColor" stroke="none">
          {degrees}
        </text>
      )}
      {symbol === "wash-separately" && (
        <text x="32" y="45" textAnchor="middle" fontSize="15" fontWeight="600" fill="currentColor" stroke="none">
          1×
        </text>
      )}
      {symbol === "tumble-dry-low" && <circle cx="32" cy="32" r="3" fill="currentColor" stroke="none" />}
    </svg>
  );
}
