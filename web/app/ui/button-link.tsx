import { Anchor, type AnchorProps } from "./anchor.tsx";
import { buttonClasses, type ButtonLook } from "./button-classes.ts";

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({ variant, dense, wide, className, ...rest }: AnchorProps & ButtonLook) {
  return <Anchor {...rest} className={`${buttonClasses({ variant, dense, wide }, className)} print:hidden`} />;
}
