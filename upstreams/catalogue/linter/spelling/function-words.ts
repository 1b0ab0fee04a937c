/** Words that are never the first part of a compound and seldom the half of a torn one: with them, two words together are a missing space. */
export const functionWords: ReadonlySet<string> = new Set(
  `aan af al alle als altijd ander andere anders beide ben bent bij binnen boven buiten daar dan dat deze die dit door dus een eens elk elke en er erg
  ergens even geen gewoon goed haar had hebt heeft heel hem het hier hij hoe hun ieder iedere iets in is ja juist kan kunt kon langs later maar me
  meer meest mee met mijn minder na naar naast net niet niets nog nooit nu om onder ons ook op over per samen soms snel steeds straks tegen terug te ten
  ter tijdens toch toe tot tussen u uit uw van vast veel vaak ver via vlak voor vooral vrij waar wanneer want wat weer weg wel welk welke werd wie wij wil wilt
  word wordt wordt zal zelf zelfs ze zich zij zijn zo zoals zonder zou zowel zult achter omdat omhoog omlaag rond rondom los samen bijna
  zacht stevig warm koel licht zwaar hoog laag breed smal groot klein dik dun lang kort diep plat rustig droog nat nieuw oud mooi fijn half hard`.split(
    /\s+/,
  ),
);
