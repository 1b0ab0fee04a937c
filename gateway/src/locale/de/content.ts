/** German texts of the content domain, for editors. */
export const content = {
  "story.unknownBlock": "Diesen Block kennt der Shop nicht.",
  "story.incompleteBlock": "Nicht oder nicht richtig ausgefüllt: {fields}.",
} as const;
