/** A turning ring in the colour of its text. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-[1.125rem] shrink-0 animate-spin rounded-full border-[2.5px] border-current/35 border-t-current motion-reduce:animate-none"
    />
  );
}
