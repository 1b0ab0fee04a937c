/** Dutch texts of the content domain, for editors. */
export const content = {
  "story.unknownBlock": "De winkel kent dit blok niet.",
  "story.incompleteBlock": "Niet of niet goed ingevuld: {fields}.",
} as const;
