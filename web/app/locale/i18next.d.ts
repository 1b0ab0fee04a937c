import "i18next";
import type { Messages } from "./texts/nl.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "layout";
    resources: Messages;
    returnNull: false;
  }
}
