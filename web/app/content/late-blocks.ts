import { lazy } from "react";

// Blocks that few stories have, or that are heavy: a browser loads the code of one with the first page that shows it. The server has them from the
// start, since it renders without waiting; what its branch awaits is no part of the browser's build.

export const ComparisonTableBlock = import.meta.env.SSR
  ? (await import("./blocks/products/comparison-table-block.tsx")).ComparisonTableBlock
  : lazy(async () => ({
      default: (await import("./blocks/products/comparison-table-block.tsx")).ComparisonTableBlock,
    }));

export const ContactFormBlock = import.meta.env.SSR
  ? (await import("./blocks/forms/contact-form-block.tsx")).ContactFormBlock
  : lazy(async () => ({ default: (await import("./blocks/forms/contact-form-block.tsx")).ContactFormBlock }));

export const OpeningHoursBlock = import.meta.env.SSR
  ? (await import("./blocks/stores/opening-hours-block.tsx")).OpeningHoursBlock
  : lazy(async () => ({ default: (await import("./blocks/stores/opening-hours-block.tsx")).OpeningHoursBlock }));

export const ShopTheRoomBlock = import.meta.env.SSR
  ? (await import("./blocks/products/shop-the-room-block.tsx")).ShopTheRoomBlock
  : lazy(async () => ({ default: (await import("./blocks/products/shop-the-room-block.tsx")).ShopTheRoomBlock }));

export const StoreFinderBlock = import.meta.env.SSR
  ? (await import("./blocks/stores/store-finder-block.tsx")).StoreFinderBlock
  : lazy(async () => ({ default: (await import("./blocks/stores/store-finder-block.tsx")).StoreFinderBlock }));

export const StoreLocationBlock = import.meta.env.SSR
  ? (await import("./blocks/stores/store-location-block.tsx")).StoreLocationBlock
  : lazy(async () => ({ default: (await import("./blocks/stores/store-location-block.tsx")).StoreLocationBlock }));
