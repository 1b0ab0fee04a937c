import type { Draw } from "../draw.ts";
import type { Buyer } from "./buyer.ts";
import { canSay, fillLine } from "./fill-line.ts";
import type { ReviewStock, StockLanguage, StockLine, Tone } from "./review-stock.ts";

/** How often a text may stand in the catalogue, and how often the line it comes from: no sentence is read twice, a title may be. */
const mostOf: Readonly<Record<StockLine["kind"], { texts: number; lines: number }>> = {
  sentence: { texts: 1, lines: 16 },
  whole: { texts: 1, lines: 4 },
  title: { texts: 36, lines: 400 },
};

/** What has been said so far, so that nothing is said too often. */
export class SaidBefore {
  readonly reviews = new Set<string>();
  private readonly texts = new Map<string, number>();
  private readonly lines = new Map<string, number>();

  /** Whether a line as such is not worn out yet. */
  hasLeft({ id, kind }: StockLine, onMaster: MasterSayings): boolean {
    return (
      (onMaster.lines.get(id) ?? 0) < (kind === "title" ? 2 : onMaster.perLine) &&
      (this.lines.get(id) ?? 0) < mostOf[kind].lines
    );
  }

  /** Whether a line may be said in these words once more; `texts` are the same words in every language of the line. */
  allows({ kind }: StockLine, texts: readonly string[], onMaster: MasterSayings): boolean {
    return texts
      .flatMap(sentencesOf)
      .every((one) => !onMaster.texts.has(one) && (this.texts.get(one) ?? 0) < mostOf[kind].texts);
  }

  note(line: StockLine, texts: readonly string[], onMaster: MasterSayings): void {
    for (const one of texts.flatMap(sentencesOf)) {
      this.texts.set(one, (this.texts.get(one) ?? 0) + 1);
      onMaster.texts.add(one);
    }
    this.lines.set(line.id, (this.lines.get(line.id) ?? 0) + 1);
    onMaster.lines.set(line.id, (onMaster.lines.get(line.id) ?? 0) + 1);
  }
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) (?:\/\/ )?|\n\n/);
}

/** What the reviews of one master have said. */
export interface MasterSayings {
  texts: Set<string>;
  lines: Map<string, number>;
  /** How often one line may be used on the master, in different words. */
  perLine: number;
}

/** What the choice of a review's lines goes by. */
export interface ReviewContext {
  own: ReviewStock | undefined;
  general: ReviewStock;
  buyer: Buyer;
  language: StockLanguage;
  /** Master and number: what else is drawn for the review follows from it. */
  seed: string;
  said: SaidBefore;
  onMaster: MasterSayings;
  draw: Draw;
}

/** The lines of one review as they are chosen: every aspect and every gap once. */
export class LineChoice {
  private readonly taken: StockLine[] = [];
  private readonly aspects = new Set<string>();
  private readonly gaps = new Set<string>();
  private readonly context: ReviewContext;
  private readonly own: readonly StockLine[];
  private readonly general: readonly StockLine[];

  constructor(context: ReviewContext) {
    this.context = context;
    const sayable = (stock: ReviewStock | undefined) =>
      (stock?.lines ?? []).filter(
        (line) => context.said.hasLeft(line, context.onMaster) && canSay(line, context.buyer),
      );
    this.own = sayable(context.own);
    this.general = sayable(context.general);
  }

  /** A line that can stand beside those chosen, mostly from the product's own stock; undefined when nothing is left to say. */
  choose(
    kind: StockLine["kind"],
    wanted: readonly Tone[],
    among: (line: StockLine) => boolean = () => true,
  ): StockLine | undefined {
    const { draw, said, onMaster } = this.context;
    const fitting = (lines: readonly StockLine[]) =>
      lines.filter((line) => line.kind === kind && wanted.includes(line.tone) && among(line) && this.isFree(line));
    const first = fitting(this.own);
    const second = fitting(this.general);
    while (first.length + second.length > 0) {
      const lines = first.length > 0 && (second.length === 0 || draw.chance(0.72)) ? first : second;
      const line = draw.weighted(lines, ({ id }) => 1 / (1 + 6 * (onMaster.lines.get(id) ?? 0)));
      if (said.allows(line, this.fillAll(line), onMaster)) {
        this.take(line);
        return line;
      }
      lines.splice(lines.indexOf(line), 1);
    }
    return undefined;
  }

  /** The text of a line in the review's language, or in another one that it has. */
  fill(line: StockLine, language = this.context.language): string {
    return fillLine(line, language, this.context.buyer, this.context.seed);
  }

  /** Notes that everything chosen has been said. */
  settle(): void {
    for (const line of this.taken) this.context.said.note(line, this.fillAll(line), this.context.onMaster);
  }

  /** A translated review must not repeat a sentence of another either. */
  private fillAll(line: StockLine): string[] {
    return (Object.keys(line.texts) as StockLanguage[]).map((language) => this.fill(line, language));
  }

  private isFree(line: StockLine): boolean {
    if (line.kind === "title") return !line.gaps.some((gap) => this.gaps.has(gap));
    return !this.aspects.has(line.aspect) && !line.gaps.some((gap) => this.gaps.has(gap));
  }

  private take(line: StockLine): void {
    this.taken.push(line);
    if (line.kind !== "title") this.aspects.add(line.aspect);
    for (const gap of line.gaps) this.gaps.add(gap);
  }
}
