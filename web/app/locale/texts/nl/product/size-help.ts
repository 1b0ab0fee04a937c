export const sizeHelp = {
  open: {
    bed: "Hoe meet ik mijn bed?",
    mattress: "Hoe meet ik mijn matras?",
    duvet: "Welke maat past bij mij?",
    window: "Hoe meet ik mijn raam?",
  },
  // where the sentence does not fit beside the choice
  openShort: "Maathulp",
  // headings of the page with the same advice
  anchor: { bed: "bed", mattress: "matras", duvet: "dekbed", window: "raam" },
  title: {
    mattress: "Welke maat matras hebt u nodig?",
    topper: "Welke maat topper hebt u nodig?",
    bed: "Welke maat bed hebt u nodig?",
    "slatted-base": "Welke maat lattenbodem hebt u nodig?",
    "fitted-sheet": "Welke maat hoeslaken hebt u nodig?",
    "topper-sheet": "Welke maat topperhoeslaken hebt u nodig?",
    protector: "Welke maat beschermer hebt u nodig?",
    sheet: "Welke maat laken hebt u nodig?",
    duvet: "Welke maat dekbed past bij u?",
    "duvet-cover": "Welke maat overtrek hebt u nodig?",
    curtain: "Welke maat gordijnen hebt u nodig?",
    "roman-blind": "Welke maat vouwgordijn hebt u nodig?",
  },
  measure: {
    mattress:
      "Meet de binnenkant van het bed, van rand tot rand. Een oud matras is vaak ingezakt of uitgerekt: meet het bed en niet het matras.",
    topper:
      "Een topper is zo groot als het matras waar hij op ligt. Meet de bovenkant van het matras, van naad tot naad.",
    bed: "De maat van een bed is die van het matras dat erin past. Het bed zelf is een paar centimeter breder en langer; dat staat bij de eigenschappen.",
    "slatted-base":
      "Meet de binnenkant van het bed, van rand tot rand, en kies de maat van het matras. De bodem zelf is een centimeter smaller, zodat hij in het bed past.",
    "fitted-sheet":
      "Meet de lengte en de breedte van het matras, en de hoogte van onder naar boven. Ligt er een topper op en gaat het laken om allebei, meet die dan mee.",
    "topper-sheet": "Meet de lengte en de breedte van de topper, en hoe hoog hij is zonder het matras.",
    protector:
      "Meet de lengte en de breedte van het matras, en de hoogte van onder naar boven. Ligt er een topper op en gaat de beschermer om allebei, meet die dan mee.",
    sheet:
      "Meet de breedte van het matras, en de hoogte van onder naar boven. Tel bij de breedte tweemaal de hoogte op, en 40 cm om in te stoppen. Voor de lengte rekent u net zo.",
    duvet:
      "Meet de breedte van het bed en reken aan elke kant 20 tot 40 cm die over de rand valt. De lengte volgt uit wie eronder slaapt.",
    "duvet-cover":
      "Een overtrek heeft de maat van het dekbed. Die staat op het label in de naad; staat er niets, meet dan van naad tot naad en trek niet aan de stof.",
    curtain:
      "Meet de rail of roede van begin tot eind, niet het raam. De hoogte meet u van de rail of de ringen tot waar het gordijn moet hangen.",
    "roman-blind":
      "Meet de breedte tussen de kozijnen op drie hoogten, neem de kleinste maat en trek er 1 cm af. De hoogte meet u van boven tot aan de vensterbank.",
  },
  advice: {
    mattress:
      "Een matras is 20 cm langer dan wie erop slaapt. Samen slapen gaat vanaf 140 cm breed; op 160 en 180 cm heeft ieder een eigen plek.",
    topper: "Verstelt u twee bodems los van elkaar, kies dan twee smalle toppers of een model met split.",
    bed: "Een bed is 20 cm langer dan de langste slaper. Reken rondom 70 cm om erlangs te lopen en het op te maken.",
    "slatted-base":
      "Voor een bed van 140 cm en breder zijn twee bodems naast elkaar gewoon: zoek de helft van de breedte.",
    "fitted-sheet":
      "De hoek van een hoeslaken mag een paar centimeter hoger zijn dan het matras, nooit lager: dan schiet hij los.",
    "topper-sheet": "Een gewoon hoeslaken bolt op om een topper, omdat de hoek te diep is.",
    protector: "Een beschermer mag hoger zijn dan het matras; de rand slaat dan onder het matras.",
    sheet:
      "Op een matras van 90 × 200 cm dat 20 cm hoog is, past een laken van 180 × 280 cm. Is het korter, stop dan alleen het voeteneinde in.",
    duvet:
      "Eén slaper: 140 cm breed. Samen op een bed van 140 of 160 cm: 200 cm. Samen op 180 cm: 240 cm. Samen op 200 cm, of wie ’s nachts trekt: 260 cm.",
    "duvet-cover": "Twee losse dekbedden in één bed? Dan hebt u twee smalle overtrekken nodig.",
    curtain:
      "Bij een set hangt links en rechts één gordijn. Samen zijn ze anderhalf tot twee keer zo breed als de rail: dan valt de plooi ruim. Tot de vloer trekt u 1 cm van de hoogte af.",
    "roman-blind": "Hangt u het vóór het kozijn, neem dan aan elke kant 5 cm meer, zodat er geen licht langs komt.",
  },
  corner: {
    mattress: "Dit past om een hoogte tot {{count}} cm.",
    topper: "Dit past om een topper tot {{count}} cm hoog.",
  },
  drawing: {
    mattress: "Een bed van boven, gemeten aan de binnenkant: lengte en breedte",
    topper: "Een bed van boven: lengte en breedte van het matras",
    bed: "Een bed van boven: lengte en breedte van het matras",
    "slatted-base": "Een bed van boven, gemeten aan de binnenkant: lengte en breedte",
    "fitted-sheet": "Een matras met topper van opzij, de hoogte gemeten van onder het matras tot boven de topper",
    "topper-sheet": "Een matras met topper van opzij, de hoogte gemeten van de topper alleen",
    protector: "Een matras met topper van opzij, de hoogte gemeten van onder het matras tot boven de topper",
    sheet: "Een matras met topper van opzij, de hoogte gemeten van onder het matras tot boven de topper",
    duvet: "Een bed van boven onder een dekbed dat over de randen valt: lengte en breedte van het dekbed",
    "duvet-cover": "Een bed van boven onder een dekbed dat over de randen valt: lengte en breedte van het dekbed",
    curtain: "Een raam met gordijnen: de breedte van de rail en de hoogte van de rail tot de vloer",
    "roman-blind": "Een raam met vouwgordijn: breedte en hoogte tussen de kozijnen",
  },
  length: "lengte",
  width: "breedte",
  height: "hoogte",
  railWidth: "breedte van de rail",
  topper: "topper",
  sleeper: "Hoe lang is de langste slaper?",
  upTo: "tot {{to}} m",
  between: "{{from}} tot {{to}} m",
  from: "{{from}} m of langer",
  sizesOf: "Maten van {{name}}",
  column: { sleeper: "Langste slaper", child: "kind", length: "Lengte", height: "Hoogte", widths: "Breedte" },
  centimetres: "{{count}} cm",
  centimetresOf: "{{widths}} cm",
  notMade: "wordt niet gemaakt",
  choose: "Kies {{size}}",
};
