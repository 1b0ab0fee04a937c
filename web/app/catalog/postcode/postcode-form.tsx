import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { deliveryArea } from "@warmeland/schema/rules/delivery/delivery-area.ts";
import { useSite } from "#app/locale/site.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { rememberPostcode } from "./remembered-postcode.ts";
import { usePostcode } from "./use-postcode.ts";

/** Asks for the postcode that a delivery goes to, and says what it changes. */
export function PostcodeForm() {
  const { t } = useTranslation("product");
  const { shop } = useSite();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { postcode, extraDays } = usePostcode();
  const [open, setOpen] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    setOpen(false);
    setWrong(false);
    opener.current?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("postcode");
    const plain = (typeof typed === "string" ? typed : "").trim().toUpperCase();
    const written = shop.country === "NL" ? plain.replace(/^(\d{4})\s*/, "$1 ") : plain;
    if (written !== "" && !deliveryArea(shop, written)) {
      setWrong(true);
      return;
    }
    rememberPostcode(written);
    close();
  };
  return (
    <div className="mt-1">
      <p role="status">
        {postcode !== "" && t(extraDays > 0 ? "postcode.island" : "postcode.served", { postcode, count: extraDays })}
      </p>
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => (open ? close() : setOpen(true))}
        className="min-h-6 cursor-pointer text-left underline underline-offset-4 hover:no-underline pointer-coarse:-my-2.5 pointer-coarse:min-h-target"
      >
        {t(postcode === "" ? "postcode.ask" : "postcode.change")}
      </button>
      <form id={id} noValidate hidden={!open} onSubmit={submit} className="mt-2">
        {open && (
          <div className="flex items-start gap-2">
            <TextField
              id={`${id}-field`}
              name="postcode"
              label={t("postcode.label")}
              hint={t("postcode.hint")}
              defaultValue={postcode}
              autoComplete="postal-code"
              maxLength={10}
              ref={(field) => {
                if (!isWrong) field?.focus();
              }}
              {...(isWrong && { error: t("postcode.wrong") })}
              className="w-52"
            />
            <Button type="submit" variant="outline" dense className="mt-6.5">
              {t("postcode.show")}
            </Button>
          </div>
        )}
      </form>
    </div>
  );
}
