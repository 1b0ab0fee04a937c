const shortest = 32;
const fewestCharacters = 10;

/** Whether a secret can be guessed: short, one of examples and instructions, of few characters, or the same piece over and over. */
export function isWeakSecret(secret: string): boolean {
  return (
    secret.length < shortest ||
    /^(change|default|secret|example|test|demo|local|password|wachtwoord|geheim|warmeland|your|my)/i.test(secret) ||
    new Set(secret).size < fewestCharacters ||
    /^(.+?)\1+.{0,8}$/s.test(secret)
  );
}
