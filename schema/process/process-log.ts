import pino, { type DestinationStream, type Logger } from "pino";

const longestText = 200;
const deepest = 6;
const stackLines = 40;

/**
 * The log of a process: one line of JSON for each thing that happens. Texts are cut at 200 characters, since much of what is logged was
 * chosen by whoever sent the request.
 * @param destination standard output unless given
 */
export function createProcessLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      formatters: { log: (fields) => shortened(fields, 0) as Record<string, unknown> },
      hooks: {
        logMethod(args, method) {
          method.apply(
            this,
            args.map((arg) => (typeof arg === "string" ? cut(arg) : arg)) as Parameters<typeof method>,
          );
        },
      },
    },
    destination,
  );
}

function shortened(value: unknown, depth: number): unknown {
  if (typeof value === "string") return cut(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth === deepest) return "…";
  if (value instanceof Error) return shortenedError(value, depth);
  if ("toJSON" in value) return value;
  if (Array.isArray(value)) return value.map((item) => shortened(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortened(item, depth + 1)]));
}

function shortenedError(error: Error, depth: number): unknown {
  const { stack, ...fields } = pino.stdSerializers.err(error);
  const lines = stack.replaceAll(error.message, cut(error.message)).split("\n").slice(0, stackLines);
  return { ...(shortened(fields, depth) as object), stack: lines.map(cut).join("\n") };
}

function cut(text: string): string {
  return text.length > longestText ? text.slice(0, longestText) : text;
}
