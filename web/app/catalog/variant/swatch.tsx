import { imageUrl } from "@warmeland/schema/rules/images/image-source.ts";

interface SwatchProps {
  /** Hex code, seen until the photo is there and where there is none. */
  readonly hex: string;
  /** A photo of the fabric or wood. */
  readonly url?: string | undefined;
  /** Not to be had. */
  readonly struck?: boolean;
}

/** A colour as a round piece of its fabric; it fills what it stands in. */
export function Swatch({ hex, url, struck = false }: SwatchProps) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-full rounded-full">
      <circle cx="20" cy="20" r="19.5" fill={hex} />
      {url !== undefined && (
        <image href={imageUrl(url, 160)} width="40" height="40" preserveAspectRatio="xMidYMid slice" />
      )}
      <circle cx="20" cy="20" r="19.5" fill="none" className="stroke-line-strong" />
      {struck && (
        <>
          <path d="M6 34 34 6" strokeWidth="5" className="stroke-page" />
          <path d="M6 34 34 6" strokeWidth="2" className="stroke-ink" />
        </>
      )}
    </svg>
  );
}
