/** All that a response says, its headers among it. */
export async function responseText(response: Response): Promise<string> {
  return `${response.status}\n${[...response.headers].map((pair) => pair.join(": ")).join("\n")}\n\n${await response.text()}`;
}
