import * as z from "zod/mini";
import { requiredText } from "./field-rules.ts";

/** A voucher as a shopper types it; messages are `FieldProblemKey`s. */
export const voucherSchema = z.object({ code: requiredText(60) });
