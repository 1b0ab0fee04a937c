/** What there is of an article. */
export interface PlainArticle {
  cents: number;
  isOffered: boolean;
  /** Whether it is the main item of the sets it is in. */
  isMain: boolean;
  /** Infinity for what is made to order. */
  pieces: number;
}

export interface PlainLine {
  article: string;
  group: string;
  quantity: number;
  note: string;
  /** Numbers every line that was ever made, so that an old one differs from a new one. */
  made: number;
}

export interface PlainItem {
  article: string;
  group: string;
  quantity: number;
  note: string;
}

export type Handling =
  | "KeepExisting"
  | "AddQuantityToExisting"
  | "ReplaceExisting"
  | "ReplaceExistingWithCombinedQuantity";

/** What a shopper gets: the status, and which articles stood in the way. */
export interface PlainResponse {
  status: number;
  refused: string[];
}

const most = 999;

/** Baskets as they are described to shoppers, in plain lists: no database, no plans, nothing shared with the code that is tested. */
export class PlainBaskets {
  readonly articles: Map<string, PlainArticle>;
  private readonly baskets = new Map<string, { lines: PlainLine[]; version: number }>();
  private madeCount = 0;

  constructor(articles: ReadonlyMap<string, PlainArticle>) {
    this.articles = new Map([...articles].map(([key, article]) => [key, { ...article }]));
  }

  of(key: string): { lines: PlainLine[]; version: number } {
    const basket = this.baskets.get(key) ?? { lines: [], version: 0 };
    this.baskets.set(key, basket);
    return basket;
  }

  /** All items or none; without `handling` an item that is there is refused. */
  add(key: string, items: readonly PlainItem[], handling: Handling | undefined): PlainResponse {
    const basket = this.of(key);
    const lines = basket.lines.map((line) => Object.assign({}, line));
    const refusals: { article: string; status: number }[] = [];
    let isLess = false;
    for (const item of items) {
      const there = lines.find(({ article, group }) => article === item.article && group === item.group);
      if (there && handling === "KeepExisting") continue;
      const room = this.room(lines, item);
      if (room === 0) refusals.push({ article: item.article, status: 412 });
      else if (there && !handling) refusals.push({ article: item.article, status: 409 });
      else {
        const wanted = handling === "ReplaceExisting" ? item.quantity : item.quantity + (there?.quantity ?? 0);
        const quantity = Math.min(wanted, room);
        isLess ||= quantity < wanted;
        if (there && handling === "AddQuantityToExisting") there.quantity = quantity;
        else {
          if (there) lines.splice(lines.indexOf(there), 1);
          lines.push(this.made({ ...item, quantity }));
        }
      }
    }
    if (refusals.length > 0) return { status: refusals[0]!.status, refused: refusals.map(({ article }) => article) };
    this.store(basket, lines);
    return { status: isLess ? 206 : 201, refused: [] };
  }

  /** Sets the quantity of a line, and its group when one is named; `version` is what the shopper saw. */
  change(
    key: string,
    line: PlainLine | undefined,
    to: { quantity: number; group?: string; version?: number },
  ): PlainResponse {
    const basket = this.of(key);
    if (!line) return { status: 404, refused: [] };
    if (to.version !== undefined && to.version !== basket.version) return { status: 409, refused: [] };
    const moved = { ...line, group: to.group ?? line.group };
    const others = basket.lines.filter((each) => each !== line);
    if (others.some(({ article, group }) => article === moved.article && group === moved.group))
      return { status: 409, refused: [line.article] };
    const room = this.shareOf(basket.lines, line);
    if (room === 0) return { status: 412, refused: [line.article] };
    Object.assign(line, { group: moved.group, quantity: Math.min(to.quantity, room) });
    basket.version += 1;
    return { status: line.quantity < to.quantity ? 206 : 200, refused: [] };
  }

  /** Takes a line out, and `withSet` those of its group if it is the main one. */
  remove(key: string, line: PlainLine | undefined, withSet: boolean): PlainResponse {
    const basket = this.of(key);
    if (!line) return { status: 404, refused: [] };
    const takesSet = withSet && line.group !== "" && this.articles.get(line.article)!.isMain;
    basket.lines = basket.lines.filter((each) => each !== line && !(takesSet && each.group === line.group));
    basket.version += 1;
    return { status: 200, refused: [] };
  }

  clear(key: string): PlainResponse {
    const basket = this.of(key);
    if (basket.lines.length > 0) this.store(basket, []);
    return { status: 200, refused: [] };
  }

  /** Merges `from` into `into`, whatever the stock, so that nothing is lost; both are a version further. */
  merge(into: string, from: string, handling: Handling): PlainResponse {
    const [target, source] = [this.of(into), this.of(from)];
    if (source.lines.length === 0) return { status: 200, refused: [] };
    const lines = target.lines.map((line) => Object.assign({}, line));
    let isLess = false;
    for (const line of source.lines) {
      const there = lines.find(({ article, group }) => article === line.article && group === line.group);
      if (!there) lines.push({ ...line });
      else if (handling !== "KeepExisting") {
        const wanted = line.quantity + (handling === "ReplaceExisting" ? 0 : there.quantity);
        isLess ||= wanted > most;
        if (handling !== "AddQuantityToExisting") Object.assign(there, line);
        there.quantity = Math.min(most, wanted);
      }
    }
    Object.assign(target, { lines, version: target.version + 1 });
    Object.assign(source, { lines: [], version: source.version + 1 });
    return { status: isLess ? 206 : 200, refused: [] };
  }

  /** What the lines of a basket are worth and what can be had of each, the oldest line served first. */
  shown(key: string): { lines: { line: PlainLine; status: string; available: number }[]; cents: number } {
    const left = new Map([...this.articles].map(([article, { pieces }]) => [article, pieces]));
    let cents = 0;
    const lines = [...this.of(key).lines]
      .sort((one, other) => one.made - other.made)
      .map((line) => {
        const { isOffered, cents: unit } = this.articles.get(line.article)!;
        const free = left.get(line.article)!;
        left.set(line.article, free - Math.min(free, line.quantity));
        const status = !isOffered ? "deleted" : free > 0 ? "available" : "unavailable";
        if (status === "available") cents += unit * line.quantity;
        return { line, status, available: this.shareOf(this.of(key).lines, line) };
      });
    return { lines, cents };
  }

  /** The most a line can hold with the others as they are: what those before it leave, without what those behind it already have. */
  private shareOf(lines: readonly PlainLine[], { article, made }: PlainLine): number {
    const { isOffered, pieces } = this.articles.get(article)!;
    if (!isOffered) return 0;
    let left = pieces;
    let own = 0;
    for (const line of lines
      .filter((each) => each.article === article)
      .toSorted((one, other) => one.made - other.made)) {
      const served = Math.min(line.quantity, left);
      left -= served;
      if (line.made === made) own = served;
    }
    return Math.min(most, own + left);
  }

  private room(lines: readonly PlainLine[], { article, group }: { article: string; group: string }): number {
    const { isOffered, pieces } = this.articles.get(article)!;
    if (!isOffered) return 0;
    const elsewhere = lines.filter((line) => line.article === article && line.group !== group);
    return Math.min(most, Math.max(0, pieces - elsewhere.reduce((sum, line) => sum + line.quantity, 0)));
  }

  private made(item: PlainItem): PlainLine {
    this.madeCount += 1;
    return { ...item, made: this.madeCount };
  }

  private store(basket: { lines: PlainLine[]; version: number }, lines: PlainLine[]): void {
    const text = (each: readonly PlainLine[]) => JSON.stringify(each.toSorted((one, other) => one.made - other.made));
    if (text(basket.lines) === text(lines)) return;
    basket.lines = lines;
    basket.version += 1;
  }
}
