import { lazy } from "react";

// What few listings show: a browser loads the code of one with the first listing that shows it. The server has them from the start, since it
// renders without waiting; what its branch awaits is no part of the browser's build.

export const EmptyListing = import.meta.env.SSR
  ? (await import("./empty-listing.tsx")).EmptyListing
  : lazy(async () => ({ default: (await import("./empty-listing.tsx")).EmptyListing }));

export const FilteredOut = import.meta.env.SSR
  ? (await import("./filtered-out.tsx")).FilteredOut
  : lazy(async () => ({ default: (await import("./filtered-out.tsx")).FilteredOut }));

export const ListingFailed = import.meta.env.SSR
  ? (await import("./listing-failed.tsx")).ListingFailed
  : lazy(async () => ({ default: (await import("./listing-failed.tsx")).ListingFailed }));

export const IgnoredFilters = import.meta.env.SSR
  ? (await import("#app/catalog/filters/ignored-filters.tsx")).IgnoredFilters
  : lazy(async () => ({ default: (await import("#app/catalog/filters/ignored-filters.tsx")).IgnoredFilters }));
