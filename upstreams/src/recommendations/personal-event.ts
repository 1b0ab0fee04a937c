export type PersonalEventKind = "viewed" | "wished" | "bought";

/** What somebody did with a product and allowed to be used. */
export interface PersonalEvent {
  /** Article number of the master. */
  key: string;
  kind: PersonalEventKind;
  hoursAgo: number;
}

/** How much an event counts when it happens, and after how many days half of that. */
const counting: Readonly<Record<PersonalEventKind, { weight: number; halfLifeDays: number }>> = {
  viewed: { weight: 1, halfLifeDays: 7 },
  wished: { weight: 2, halfLifeDays: 60 },
  bought: { weight: 1.5, halfLifeDays: 90 },
};

const written = /^(\d{2}-\d{4}):(viewed|wished|bought):(\d{1,6})$/;

/** An event as it stands in an address: `03-2417:viewed:5`, five hours ago; undefined for anything else. */
export function readPersonalEvent(text: string): PersonalEvent | undefined {
  const [, key, kind, hours] = written.exec(text) ?? [];
  if (key === undefined) return undefined;
  return { key, kind: kind as PersonalEventKind, hoursAgo: Number(hours) };
}

interface Interest {
  /** All that was done with it together. */
  weight: number;
  /** What says most of it. */
  kind: PersonalEventKind;
}

/** How much each master interests somebody (docs/rules.md#personal-suggestions), the most interesting first. */
export function interests(events: Iterable<PersonalEvent>): ReadonlyMap<string, Interest> {
  const found = new Map<string, Interest & { most: number }>();
  for (const { key, kind, hoursAgo } of events) {
    const { weight, halfLifeDays } = counting[kind];
    const counts = weight * 0.5 ** (hoursAgo / 24 / halfLifeDays);
    const before = found.get(key) ?? { weight: 0, kind, most: 0 };
    const saysMost = counts > before.most ? { kind, most: counts } : before;
    found.set(key, { ...before, ...saysMost, weight: before.weight + counts });
  }
  return new Map([...found].sort(([, one], [, other]) => other.weight - one.weight));
}
