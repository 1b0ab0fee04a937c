export const layout = {
  skipToContent: "Naar de inhoud",
};
