/** Words that most guessed passwords are made of, in Dutch, German, French and English; lower case, without digits and signs. */
const commonWords = new Set(
  `password passwort paswoord wachtwoord motdepasse welkom welcome willkommen bienvenue geheim secret qwerty qwertyuiop qwertz azerty asdf asdfgh
  asdfghjkl zxcvbn zxcvbnm qazwsx abc abcd abcdef abcdefg letmein login master admin administrator root user test testtest tester temp changeme
  iloveyou ikhouvanjou houvanjou schatje liefje schat snoepje hallo hello bonjour dragon monkey aapje football voetbal fussball soccer basketball
  baseball hockey superman batman pokemon starwars sunshine zonnetje princess prinses computer laptop internet google facebook instagram youtube
  linkedin netflix apple samsung android windows microsoft amsterdam rotterdam utrecht eindhoven groningen nederland holland belgie belgium
  antwerpen brussel berlin deutschland paris france feyenoord ajax psv lente zomer herfst winter spring summer autumn sommer maandag dinsdag
  woensdag donderdag vrijdag zaterdag zondag januari februari maart april juni juli augustus september oktober november december thomas daniel
  michael jessica ashley charlie jordan andrew robert nicole michelle sanne anna emma sophie julia lucas daan sem noah bram warmeland`.split(
    /\s+/,
  ),
);

const lookalikes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Whether a password is a well-known word with the usual digits and signs around or inside it, such as 'Welkom2026!' or 'P@ssw0rd1' (docs/rules.md#passwords). */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize("NFKC").toLowerCase();
  if (isOneOrTwoCharacters(lower)) return true;
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return [core, lower.replace(/[^\p{L}]/gu, ""), spelledOut(core), spelledOut(lower.replace(/[^\p{L}@$]+$/u, ""))].some(
    (word) => commonWords.has(word),
  );
}

function isOneOrTwoCharacters(text: string): boolean {
  return new Set(text.replace(/[^\p{L}]/gu, "")).size <= 2 && new Set(text).size <= 4;
}

function spelledOut(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign);
}
