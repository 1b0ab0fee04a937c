import { inText, isObject, spliced, type Bend } from "./bend.ts";
import type { JsonObject } from "./fresh-lines.ts";
import { placesOf } from "./json-places.ts";

const notJsonNumbers = ["NaN", "Infinity", "-Infinity", "0x1F", "1_000", "012", "+1", "1.", ".5", "1e", "--1"];

/** Lines that are no JSON, or hold what no text may. */
export const brokenTexts: Record<string, Bend> = {
  "a number that JSON has not": (random, fresh) => spliced(random, fresh, random.pick(notJsonNumbers)),
  "JSON cut off": (random, fresh) => {
    const text = JSON.stringify(random.pick(fresh.all()));
    return text.slice(0, 1 + random.below(text.length - 1));
  },
  "JSON with something around it": (random, fresh) => {
    const text = JSON.stringify(random.pick(fresh.all()));
    return random.pick([
      `${text},`,
      `[${text}`,
      `${text}${text}`,
      `${text} // tot zo`,
      `'${text}'`,
      text.replaceAll('"', "'"),
      `${text}\u0000`,
    ]);
  },
  "bytes that are not UTF-8": (random, fresh) => {
    const bytes = Buffer.from(JSON.stringify(random.pick(fresh.all())));
    const at = random.below(bytes.length);
    const broken = random.pick([
      [0xff],
      [0xc3, 0x28],
      [0xe2, 0x82],
      [0xf0, 0x9f, 0x98],
      [0xed, 0xa0, 0x80],
      [0xc0, 0xaf],
    ]);
    return Buffer.concat([bytes.subarray(0, at), Buffer.from([...broken, 0x20]), bytes.subarray(at)]);
  },
  "a NUL in a text": (random, fresh) => inText(random, fresh, random.pick(["\\u0000", "\u0000"])),
  "half a character": (random, fresh) => inText(random, fresh, random.pick(["\\ud800", "\\udfff", "\\uD83D"])),
  "__proto__ as a key": (random, fresh) => {
    const line = random.pick(fresh.all());
    const objects = placesOf(line).filter(({ value }) => isObject(value));
    const target = random.pick([line, ...objects.map(({ value }) => value as JsonObject)]);
    target["proto-here"] = {};
    const key = random.pick(["__proto__", "\\u005f_proto__"]);
    return JSON.stringify(line).replace(
      '"proto-here":{}',
      `"${key}":${random.pick(["{}", '"x"', '["x"]', '{"active":false}'])}`,
    );
  },
  "a line longer than a line can be": (random) => (random.next() < 0.01 ? Buffer.alloc(16_000_001, 0x61) : undefined),
  noise: (random) => {
    const bytes = Array.from({ length: 1 + random.below(200) }, () => 1 + random.below(255)).filter(
      (byte) => byte !== 10,
    );
    return Buffer.from([0x7e, ...bytes]);
  },
};
