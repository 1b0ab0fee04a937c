interface ParagraphsProps {
  readonly text: string | null | undefined;
  readonly className?: string;
}

/** A plain text with its paragraphs, which empty lines part. */
export function Paragraphs({ text, className }: ParagraphsProps) {
  return (text ?? "").split(/\n\s*\n/).map((paragraph, index) => (
    <p key={index} className={`not-first:mt-4 ${className ?? ""}`}>
      {paragraph.trim()}
    </p>
  ));
}
