/** An import came between a snapshot and what was to be read beside it: the two would be of different catalogues. */
export class CatalogueMoved extends Error {
  override name = "CatalogueMoved";
}
