/** All that an answer says, its headers among it. */
export async function answerText(response: Response): Promise<string> {
  return `${response.status}\n${[...response.headers].map((pair) => pair.join(": ")).join("\n")}\n\n${await response.text()}`;
}
