import type { CatalogueRule } from "./catalogue-rule.ts";
import { alikeDescriptions } from "./rules/alike-descriptions.ts";
import { attributeValues } from "./rules/attribute-values.ts";
import { badgeBasis } from "./rules/badge-basis.ts";
import { brokenSiblings } from "./rules/broken-siblings.ts";
import { categoryPhotos } from "./rules/photos/category-photos.ts";
import { deliveriesAndWeights } from "./rules/deliveries-and-weights.ts";
import { dutchSpacing } from "./rules/dutch-spacing.ts";
import { dutchSpelling } from "./rules/dutch-spelling.ts";
import { enlargedPhotos } from "./rules/photos/enlarged-photos.ts";
import { firstPhotos } from "./rules/photos/first-photos.ts";
import { formOfAddress } from "./rules/form-of-address.ts";
import { imageCounts } from "./rules/photos/image-counts.ts";
import { mandatoryFields } from "./rules/mandatory-fields.ts";
import { linenCare } from "./rules/linen-care.ts";
import { mattressLayers } from "./rules/mattress-layers.ts";
import { measuredFurniture } from "./rules/measured-furniture.ts";
import { measuresOfFurniture } from "./rules/measures-of-furniture.ts";
import { missingImages } from "./rules/photos/missing-images.ts";
import { missingSwatches } from "./rules/photos/missing-swatches.ts";
import { orderLines } from "./rules/order-lines.ts";
import { ownPhotos } from "./rules/photos/own-photos.ts";
import { photoColours } from "./rules/photos/photo-colours.ts";
import { raisedPrices } from "./rules/raised-prices.ts";
import { repeatedPhrases } from "./rules/repeated-phrases.ts";
import { reviewLines } from "./rules/review-lines.ts";
import { roomPhotos } from "./rules/photos/room-photos.ts";
import { secondPhotos } from "./rules/photos/second-photos.ts";
import { shortHistories } from "./rules/short-histories.ts";
import { soldRecently } from "./rules/sold-recently.ts";
import { thinCategories } from "./rules/thin-categories.ts";
import { unusedImages } from "./rules/photos/unused-images.ts";
import { vainReductions } from "./rules/vain-reductions.ts";

/** What any catalogue must hold to. */
export const structuralRules: readonly CatalogueRule[] = [
  mandatoryFields,
  brokenSiblings,
  raisedPrices,
  vainReductions,
  shortHistories,
  missingImages,
  attributeValues,
  mattressLayers,
  measuresOfFurniture,
  thinCategories,
  badgeBasis,
  deliveriesAndWeights,
  reviewLines,
  orderLines,
];

/** What the built-in catalogue holds to as well: sales that its orders prove, photos that show the thing, texts that differ, right Dutch. */
export const editorialRules: readonly CatalogueRule[] = [
  soldRecently,
  measuredFurniture,
  linenCare,
  unusedImages,
  imageCounts,
  missingSwatches,
  firstPhotos,
  secondPhotos,
  ownPhotos,
  roomPhotos,
  enlargedPhotos,
  categoryPhotos,
  photoColours,
  alikeDescriptions,
  repeatedPhrases,
  formOfAddress,
  dutchSpacing,
  dutchSpelling,
];
