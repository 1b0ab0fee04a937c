import { expect, test } from "vitest";
import { readResponse, textOfResponse } from "./response-text.ts";

const data = { category: { name: 'Matras "Duin", \u2028</script>', extensions: { a: 1, b: [null, true] } } };
const json = JSON.stringify(data);

test.each([
  ["alone", `{"data":${json}}`],
  [
    "with a trace",
    `{"data":${json},"extensions":{"trace":[{"call":"GET /v1/products","ms":3}],"responseCache":"hit"}}`,
  ],
  ["with errors", `{"data":${json},"errors":[{"message":"x"}]}`],
  ["in another order", `{"extensions":{},"data":${json}}`],
])("the data of a response is written as it came: %s", (_name, text) => {
  const response = readResponse(text);
  expect(response.data).toEqual(data);
  expect(JSON.parse(textOfResponse(response.data))).toEqual(data);
});

test("what came from nowhere is written anew", () => {
  expect(textOfResponse({ a: 1 })).toBe('{"a":1}');
});
