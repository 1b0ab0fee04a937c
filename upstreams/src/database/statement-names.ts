import { createHash } from "node:crypto";

// what is longer is a bulk insert, whose plan costs little beside its work
const longestText = 6000;
const mostNames = 300;
const mostSeenOnce = 1000;

/**
 * Which statements PostgreSQL keeps prepared, and under which name. A text gets a name when it comes a second time; texts that are
 * composed anew each time stay without, so that no connection fills up with plans.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly seenOnce = new Set<string>();
  private generation = 0;

  /** The name of a text; undefined when it is not worth keeping. */
  nameOf(text: string): string | undefined {
    const cached = this.names.get(text);
    if (cached !== undefined) return cached;
    if (text.length > longestText || this.names.size >= mostNames) return undefined;
    if (!this.seenOnce.delete(text)) {
      if (this.seenOnce.size >= mostSeenOnce) this.seenOnce.clear();
      this.seenOnce.add(text);
      return undefined;
    }
    const name = `${createHash("sha256").update(text).digest("base64url").slice(0, 20)}.${this.generation}`;
    this.names.set(text, name);
    return name;
  }

  /** Gives every statement a new name: what was prepared before a migration may have other columns now. */
  renew(): void {
    this.generation += 1;
    this.names.clear();
  }
}
