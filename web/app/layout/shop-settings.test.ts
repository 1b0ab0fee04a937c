import { expect, test } from "vitest";
import { readShopSettings } from "./shop-settings.ts";

const settings = {
  id: "settings",
  promises: [],
  claim: null,
  shareImage: null,
  announcements: [],
  menuLinks: [],
  footerColumns: [],
  emptyPages: [],
};
const linkTo = (href: string | null) => ({
  __typename: "StoryLink" as const,
  key: "a",
  label: "Klik",
  href,
  style: null,
});

test("without a story there is nothing to show, and nothing breaks", () => {
  const nothing = {
    announcement: undefined,
    menuLinks: [],
    promises: [],
    claim: "",
    shareImage: undefined,
    columns: [],
    emptyPages: [],
  };
  expect(readShopSettings(undefined)).toEqual(nothing);
});

test.each(["javascript:alert(1)", "//evil.example", null])("a link to %j is left out, its column with it", (href) => {
  const read = readShopSettings({
    ...settings,
    footerColumns: [{ __typename: "StoryFooterColumn", key: "1", title: "Service", links: [linkTo(href)] }],
  });
  expect(read.columns).toEqual([]);
});

test("a promise may lead nowhere", () => {
  const read = readShopSettings({
    ...settings,
    promises: [{ __typename: "StoryPromise", key: "1", icon: "TRUCK", text: "Gratis", href: null }],
  });
  expect(read.promises).toEqual([{ key: "1", icon: "TRUCK", text: "Gratis", href: undefined }]);
});

test("a page with nothing to show says what editors wrote, with the links that lead somewhere", () => {
  const page = { __typename: "StoryEmptyPage" as const, key: "1", place: "BASKET" as const, title: null };
  const read = readShopSettings({
    ...settings,
    emptyPages: [
      { ...page, text: "Nog niets.", links: [linkTo("javascript:alert(1)"), linkTo("/adviseur")] },
      { ...page, text: null, links: [] },
    ],
  });
  expect(read.emptyPages).toEqual([
    { place: "BASKET", title: "", text: "Nog niets.", links: [expect.objectContaining({ href: "/adviseur" })] },
  ]);
});

test("the first announcement counts; its link and those of the menu lead somewhere or are left out", () => {
  const announcement = {
    __typename: "StoryAnnouncement" as const,
    key: "1",
    text: "Maandag dicht",
    href: "//evil.example",
  };
  const link = { __typename: "StoryMenuLink" as const, label: "Sale", href: "/sale", style: null };
  const read = readShopSettings({
    ...settings,
    announcements: [announcement, { ...announcement, key: "2", text: "Later" }],
    menuLinks: [
      { ...link, key: "1", style: "SALE" },
      { ...link, key: "2", style: "WIDE" },
      { ...link, key: "3", href: "javascript:alert(1)" },
    ],
  });
  expect(read.announcement).toEqual({ text: "Maandag dicht", href: undefined });
  const shown = { name: "Sale", href: "/sale" };
  expect(read.menuLinks).toEqual([
    { ...shown, key: "1", highlight: true, wideOnly: false },
    { ...shown, key: "2", highlight: false, wideOnly: true },
  ]);
});
