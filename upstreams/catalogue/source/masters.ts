import type { MasterSource } from "../builder/source.ts";
import { pocketSpringMattresses } from "./masters/pocket-spring-mattresses.ts";

/** Every master of the assortment. */
export const masters: readonly MasterSource[] = [...pocketSpringMattresses];
