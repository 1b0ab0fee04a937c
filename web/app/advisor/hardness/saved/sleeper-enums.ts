import type { LyingComfort, Sleeper, SleepingPosition } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import type {
  LyingComfort as GraphComfort,
  SleepingPosition as GraphPosition,
} from "#app/graphql/generated/graphql.ts";

interface GraphSleeper {
  readonly heightCm: number;
  readonly weightKg: number;
  readonly comfort: GraphComfort;
  readonly position: GraphPosition;
}

const comforts: Readonly<Record<GraphComfort, LyingComfort>> = { SOFT: "soft", NEUTRAL: "neutral", FIRM: "firm" };
const positions: Readonly<Record<GraphPosition, SleepingPosition>> = {
  SIDE: "side",
  BACK: "back",
  STOMACH: "stomach",
  CHANGING: "changing",
};

/** A sleeper as the rule takes one. */
export function fromGraph({ heightCm, weightKg, comfort, position }: GraphSleeper): Sleeper {
  return { heightCm, weightKg, comfort: comforts[comfort], position: positions[position] };
}

/** The same as the gateway takes one. */
export function toGraph({ heightCm, weightKg, comfort, position }: Sleeper): GraphSleeper {
  return {
    heightCm,
    weightKg,
    comfort: comfort.toUpperCase() as GraphComfort,
    position: position.toUpperCase() as GraphPosition,
  };
}
