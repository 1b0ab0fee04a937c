import { builder } from "#gateway/builder.ts";

export const GenderRef = builder.enumType("Gender", {
  description: "How a person wants to be addressed.",
  values: {
    FEMALE: { description: "Mevrouw." },
    MALE: { description: "De heer." },
    NO_CHOICE: { description: "No salutation given." },
  } as const,
});

/** A salutation as any RPC upstream may write it. */
export function genderOf(gender: string): "FEMALE" | "MALE" | "NO_CHOICE" {
  const letter = gender.charAt(0).toLowerCase();
  if (letter === "f") return "FEMALE";
  return letter === "m" ? "MALE" : "NO_CHOICE";
}
