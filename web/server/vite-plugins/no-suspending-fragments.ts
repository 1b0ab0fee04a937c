// Stands for Apollo's module of the same export.

export function FragmentReference(): never {
  throw new Error("Fragments do not suspend in this shop.");
}
