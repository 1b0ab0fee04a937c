import { describe, expect, test } from "vitest";
import { EnvironmentError, parseEnvironment } from "./environment.ts";
import { readClientOrigins, readClientReturnUrls } from "./client-addresses.ts";

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

describe("where payments lead clients back to", () => {
  test("is an address of a page or an app, several for one client", () => {
    const read = readClientReturnUrls(
      "app=warmeland-app://betaald,kiosk=https://kiosk.example/klaar,app=https://warmeland.example/app",
    );
    expect([...(read ?? [])]).toEqual([
      ["app", ["warmeland-app://betaald", "https://warmeland.example/app"]],
      ["kiosk", ["https://kiosk.example/klaar"]],
    ]);
  });

  test.each([
    "warmeland-app://betaald",
    "app=javascript://betaald/%0aalert(1)",
    "app=data://text",
    "app=mailto:a@b.example",
    "app=https://kiosk.example/klaar?x=1",
    "app=https://kiosk.example/klaar#top",
    "app=/betaald",
  ])("%s stops the start", (value) => {
    expect(() => parseEnvironment({ CLIENT_RETURN_URLS: value })).toThrow(/CLIENT_RETURN_URLS: Write name=address/);
  });
});
