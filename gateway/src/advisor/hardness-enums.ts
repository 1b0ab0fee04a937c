import { builder } from "#gateway/builder.ts";

export const HardnessGradeRef = builder.enumType("HardnessGrade", {
  description: "How hard a mattress lies. Every maker chooses for himself: there is no norm.",
  values: {
    SOFT: { value: "soft", description: "Soft, about H1 to H2." },
    MEDIUM: { value: "medium", description: "Medium, about H3." },
    FIRM: { value: "firm", description: "Firm, about H4 to H5." },
  } as const,
});

export const LyingComfortRef = builder.enumType("LyingComfort", {
  description: "How somebody likes to lie.",
  values: {
    SOFT: { value: "soft", description: "Rather sinking in." },
    NEUTRAL: { value: "neutral", description: "Neither softer nor firmer than the body asks for." },
    FIRM: { value: "firm", description: "Rather on top." },
  } as const,
});

export const SleepingPositionRef = builder.enumType("SleepingPosition", {
  description: "How somebody sleeps most of the time.",
  values: {
    SIDE: { value: "side", description: "On the side: shoulder and hip sink in." },
    BACK: { value: "back", description: "On the back." },
    STOMACH: { value: "stomach", description: "On the stomach." },
    CHANGING: { value: "changing", description: "Now this way, now that." },
  } as const,
});

export const HardnessReasonRef = builder.enumType("HardnessReason", {
  description: "What speaks for a grade.",
  values: {
    BODY_LIGHT: { value: "bodyLight", description: "Light for the height: only a soft mattress gives way." },
    BODY_AVERAGE: { value: "bodyAverage", description: "Height and weight lie in the middle." },
    BODY_HEAVY: { value: "bodyHeavy", description: "Heavy for the height: a firm mattress carries best." },
    WEIGHT_DECIDES: { value: "weightDecides", description: "At the ends of the scale weight alone decides." },
    SIDE_SOFTER: { value: "sideSofter", description: "On the side shoulder and hip sink in: a little softer." },
    STOMACH_FIRMER: { value: "stomachFirmer", description: "On the stomach the hips must not sink: a little firmer." },
    COMFORT_SOFTER: { value: "comfortSofter", description: "Likes to lie a little softer." },
    COMFORT_FIRMER: { value: "comfortFirmer", description: "Likes to lie a little firmer." },
  } as const,
});
