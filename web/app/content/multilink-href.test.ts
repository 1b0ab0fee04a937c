import { expect, test } from "vitest";
import { multilinkHref } from "./multilink-href.ts";

test.each([
  [
    { linktype: "story", url: "/service/hulp/levering-verzending#terugsturen", anchor: "terugsturen" },
    "/service/hulp/levering-verzending#terugsturen",
  ],
  [{ linktype: "url", url: "#bezorging" }, "#bezorging"],
  [
    { linktype: "email", url: "mailto:service@warmeland.example", email: "service@warmeland.example" },
    "mailto:service@warmeland.example",
  ],
  [{ linktype: "url", url: "https://example.org/a?b=c" }, "https://example.org/a?b=c"],
  [{ linktype: "url", url: "" }, undefined],
  [{ linktype: "url", url: "javascript:alert(1)" }, undefined],
  [{ linktype: "url", url: "//evil.example" }, undefined],
  [undefined, undefined],
])("the link %o leads to %s", (link, href) => {
  expect(multilinkHref(link)).toBe(href);
});
