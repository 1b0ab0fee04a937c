type ImageFormat = "webp" | "jpeg" | "png";

/** A place of the original that stays visible when its edges are cut off, in px of it. */
interface FocalArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What Storyblok's image service calls filters. */
export interface ImageFilters {
  readonly quality: number;
  /** Radius in px; 0 for none. */
  readonly blur: number;
  /** In per cent of white that is added. */
  readonly brightness: number;
  /** Degrees clockwise. */
  readonly rotate: 0 | 90 | 180 | 270;
  readonly format: ImageFormat;
  /** What stays visible: an area, or what the eye falls on. */
  readonly focal: FocalArea | "smart" | undefined;
}

export const usualFilters: ImageFilters = {
  quality: 85,
  blur: 0,
  brightness: 0,
  rotate: 0,
  format: "webp",
  focal: undefined,
};
const formats: Readonly<Record<string, ImageFormat>> = { webp: "webp", png: "png", jpeg: "jpeg" };
const turns: Readonly<Record<string, ImageFilters["rotate"]>> = { "90": 90, "180": 180, "270": 270 };

/** Reads `:blur(5):format(webp)`; undefined when one is unknown or beyond its range. */
export function readImageFilters(text: string): ImageFilters | undefined {
  const read = [...text.matchAll(/:([^:()]+)\(([^()]*)\)/g)].map(([, name = "", value = ""]) =>
    readFilter(name, value),
  );
  return read.includes(undefined) ? undefined : Object.assign({}, usualFilters, ...read);
}

function readFilter(name: string, value: string): Partial<ImageFilters> | undefined {
  switch (name) {
    case "quality":
    case "blur":
    case "brightness": {
      const number = /^\d{1,3}$/.test(value) ? Number(value) : 101;
      return number <= 100 ? { [name]: number } : undefined;
    }
    case "rotate":
      return turns[value] === undefined ? undefined : { rotate: turns[value] };
    case "format":
      return formats[value] && { format: formats[value] };
    case "focal": {
      const [left, top, right, bottom] =
        /^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/.exec(value)?.slice(1).map(Number) ?? [];
      if (left === undefined || top === undefined || right === undefined || bottom === undefined) return undefined;
      return { focal: { left, top, right, bottom } };
    }
    default:
      return undefined;
  }
}
