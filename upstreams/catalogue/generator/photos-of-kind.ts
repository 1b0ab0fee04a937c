import { allPhotos, type Photo } from "../builder/photos.ts";
import { colours, type ColourName } from "../source/colours.ts";
import type { KindSource } from "./kind-source.ts";
import type { Random } from "./random.ts";

const nameOf = (photo: Photo): string => photo.file.replace(/\.webp$/, "");
const colourNames = Object.keys(colours) as ColourName[];
const cached = new Map<string, PhotosOfKind>();

/** The colours that photos of a kind show, and the photos in them. */
export class PhotosOfKind {
  readonly colours: readonly ColourName[];
  readonly #first: ReadonlyMap<ColourName, readonly string[]>;
  readonly #all: readonly Photo[];
  readonly #rooms: readonly string[];

  private constructor(subjects: readonly string[]) {
    const photos = allPhotos().filter(({ kind }) => kind !== "swatch");
    this.#all = photos.filter(({ subject }) => subjects.includes(subject));
    this.#rooms = photos.filter(({ subject }) => subject === "kamer").map(nameOf);
    const whole = this.#all.filter(({ from }) => !from);
    this.#first = new Map(
      colourNames.map((colour) => [colour, whole.filter((photo) => photo.colours.includes(colour)).map(nameOf)]),
    );
    this.colours = colourNames.filter((colour) => this.#first.get(colour)!.length > 0);
  }

  static of({ subjects }: KindSource): PhotosOfKind {
    const key = subjects.join();
    const photos = cached.get(key) ?? new PhotosOfKind(subjects);
    cached.set(key, photos);
    return photos;
  }

  /** Names of so many photos: first one of the colour, then others and close-ups of it, at last other pieces of the kind and rooms. */
  draw(colour: ColourName, count: number, random: Random): string[] {
    const first = random.pick(this.#first.get(colour)!);
    const alike = this.#all.filter((photo) => photo.colours.includes(colour)).map(nameOf);
    const rest = [...random.sample(alike, count), ...random.sample(this.#rooms, count)].filter(
      (name) => name !== first,
    );
    return [...new Set([first, ...rest])].slice(0, count);
  }
}
