import { describe, expect, test } from "vitest";
import { EnvironmentError, parseEnvironment } from "./environment.ts";
import { readClientOrigins } from "./client-origins.ts";

describe("the origins of other clients", () => {
  test("are read with the name of each", () => {
    const read = readClientOrigins("kiosk=https://kiosk.example, lab=http://lab.example:8443,");
    expect([...(read ?? [])]).toEqual([
      ["https://kiosk.example", "kiosk"],
      ["http://lab.example:8443", "lab"],
    ]);
    expect(readClientOrigins("")?.size).toBe(0);
  });

  test.each([
    "https://kiosk.example",
    "kiosk=https://kiosk.example/",
    "kiosk=https://kiosk.example/app",
    "kiosk=kiosk.example",
    "kiosk=*",
    "Kiosk=https://kiosk.example",
    "kiosk=https://kiosk.example,lab=https://kiosk.example",
  ])("%s stops the start with the form to write", (value) => {
    expect(() => parseEnvironment({ CORS_ORIGINS: value })).toThrow(EnvironmentError);
    expect(() => parseEnvironment({ CORS_ORIGINS: value })).toThrow(/name=origin/);
  });
});
