/** Words that any text may ask for, such as `{room}`. */
export const vocabulary: Readonly<Record<string, readonly string[]>> = {
  room: [
    "slaapkamer",
    "woonkamer",
    "logeerkamer",
    "zolderkamer",
    "studeerkamer",
    "kinderkamer",
    "serre",
    "voorkamer",
    "tuinkamer",
    "studentenkamer",
    "boerderij",
    "bovenwoning",
    "vakantiewoning",
    "erker",
    "werkkamer",
  ],
  person: [
    "wie licht slaapt",
    "wie het gauw koud heeft",
    "wie het gauw warm heeft",
    "wie alleen woont",
    "een gezin met kleine kinderen",
    "wie vaak verhuist",
    "wie graag leest",
    "wie klein woont",
    "wie laat thuiskomt",
    "een huishouden met katten",
    "wie op rust gesteld is",
    "wie veel logés heeft",
  ],
  feel: [
    "rustig",
    "stevig",
    "soepel",
    "luchtig",
    "warm",
    "koel",
    "zacht",
    "sober",
    "licht",
    "vol",
    "glad",
    "natuurlijk",
    "tijdloos",
    "huiselijk",
  ],
  time: [
    "in de winter",
    "in het voorjaar",
    "op een zomeravond",
    "na een lange dag",
    "in het weekend",
    "bij regen",
    "vroeg in de ochtend",
    "het hele jaar door",
  ],
  place: [
    "naast het raam",
    "tegen een donkere muur",
    "onder een schuin dak",
    "in een smalle kamer",
    "midden in de ruimte",
    "bij daglicht",
    "aan de koude kant van het huis",
  ],
  span: ["drie", "vier", "vijf", "zes", "acht", "tien", "twaalf", "vijftien"],
  share: ["een kwart", "een derde", "de helft", "tweederde", "driekwart"],
  maker: [
    "een familiebedrijf",
    "een werkplaats met negen mensen",
    "een weverij aan het water",
    "een oude fabriek",
    "twee broers",
    "een coöperatie",
  ],
};

/** The first and second halves of series names: landscape, weather and trees of the low countries. */
export const nameBegins =
  `Duin Zand Heide Veen Wad Strand Zee Wind Wolken Nacht Maan Sterren Dauw Mist Zomer Winter Lente Herfst Berken Eiken Linden Wilgen Elzen Beuken
Iepen Vlier Mos Varen Klaver Riet Lis Braam Brem Gaspel Kamille Tijm Zuring Hazel Meidoorn Sleedoorn Kiezel Leem Klei Krijt Grind Gouden Zilver Koper Rook As Schemer
Avond Ochtend Morgen Noorder Ooster Zuider Wester Polder Kwelder Schor Schelp Parel Golf Getij Ebbe Vloed Kraanvogel Reiger Kievit Grutto Lijster Merel Zwaluw Uilen
Otter Bever Hermelijn Ree Vossen Dassen`.split(/\s+/);

export const nameEnds =
  `rust veld oever pad kreek gras horst laan licht nest stroom hof hoek kamp rand wal dal berg poel sloot weg brug meer wiel plas beek bron dijk
kade haven kust bank bult kop rug vallei heuvel bos woud gaard tuin akker weide mark dreef singel gracht pracht kleed sluis molen schuur stee wijk dorp burcht poort
spoor drift vaart zoom`.split(/\s+/);
