import type { AttributeKey } from "./attributes.ts";

interface CategorySource {
  path: string;
  name: string;
  description: string;
  /** File name without `.webp`. */
  image: string;
}

const category = (path: string, name: string, image: string, description: string): CategorySource => ({ path, name, image, description });

/** What listings below a first path segment can be filtered by, in order. */
export const filters: Readonly<Record<string, AttributeKey[]>> = {
  matrassen: [
    "hardness",
    "size",
    "shopSize",
    "fillingMaterial",
    "allergySuitable",
    "metalFree",
    "vegan",
    "productFilterMadeInGermany",
    "brand",
  ],
  dekbedden: ["size", "season", "fillingMaterial", "allergySuitable", "vegan", "brand"],
  kussens: ["size", "fillingMaterial", "hardness", "shape", "color", "allergySuitable", "vegan", "brand"],
  bedtextiel: ["size", "color", "fabric", "brand"],
  "boxsprings-bedden": ["size", "shopSize", "hardness", "color", "upholstery", "woodType", "brand"],
  banken: ["shape", "version", "color", "upholstery", "brand"],
  meubels: ["size", "woodType", "color", "shape", "brand"],
  badtextiel: ["size", "color", "fabric", "brand"],
  wonen: ["size", "color", "fabric", "shape", "brand"],
};

/** The tree of categories in the order menus show it; parents before children. */
export const categories: CategorySource[] = [
  category(
    "/matrassen",
    "Matrassen",
    "matras-05",
    "Van soepel koudschuim tot stevige pocketvering, in alle gangbare Nederlandse maten. Thuisbezorgd zonder kosten en 100 dagen proefslapen.",
  ),
  category(
    "/matrassen/pocketvering",
    "Pocketveringmatrassen",
    "matras-17",
    "Elke veer in een eigen zakje: het matras draagt per punt en u merkt elkaar minder als een van beiden draait.",
  ),
  category(
    "/matrassen/pocketvering/met-toplaag",
    "Pocketvering met toplaag",
    "matras-06",
    "Pocketveren met een dikke laag traagschuim, latex of wol erboven, voor wie veren wil en toch zacht wil liggen.",
  ),
  category(
    "/matrassen/koudschuim",
    "Koudschuimmatrassen",
    "matras-08",
    "Veerkrachtig schuim dat licht is om te tillen en te keren. Met zones die schouder en heup elk anders dragen.",
  ),
  category(
    "/matrassen/koudschuim/logeermatrassen",
    "Logeermatrassen",
    "matras-07",
    "Opgerold te bewaren en in een half uur op hoogte, voor logés, zolder of camper.",
  ),
  category(
    "/matrassen/traagschuim",
    "Traagschuimmatrassen",
    "matras-09",
    "Schuim dat zacht wordt van uw lichaamswarmte en zich langzaam naar u vormt. Prettig bij drukplekken, minder voor wie het gauw warm heeft.",
  ),
  category(
    "/matrassen/natuurlatex",
    "Natuurlatexmatrassen",
    "matras-13",
    "Melksap van de rubberboom, opgeklopt en gebakken: veerkrachtig, zonder metaal en goed ademend.",
  ),
  category(
    "/matrassen/kindermatrassen",
    "Kindermatrassen",
    "matras-14",
    "Stevige, wasbare matrassen voor ledikant en peuterbed, vrij van losse koordjes en handgrepen.",
  ),
  category(
    "/matrassen/toppers",
    "Toppers",
    "topper-01",
    "Een dunne laag boven op uw matras of boxspring, om zachter te liggen of een naad te overbruggen.",
  ),
  category(
    "/matrassen/toppers/traagschuim-toppers",
    "Toppers van traagschuim",
    "topper-01",
    "Vormen zich naar schouder en heup en dempen bewegingen van degene naast u.",
  ),
  category(
    "/matrassen/toppers/koudschuim-toppers",
    "Toppers van koudschuim",
    "topper-02",
    "Veerkrachtig en luchtig, voor wie zich in zijn slaap veel omdraait.",
  ),
  category(
    "/matrassen/toppers/latex-toppers",
    "Toppers van natuurlatex",
    "topper-03",
    "Soepel en zwaar, zodat de topper zonder verschuiven blijft liggen.",
  ),
  category(
    "/matrassen/matrasbeschermers",
    "Matrasbeschermers",
    "hoeslaken-02",
    "Vangen vocht en huidschilfers op voordat ze in het matras trekken. In te wassen met het beddengoed.",
  ),

  category(
    "/dekbedden",
    "Dekbedden",
    "dekbed-04",
    "Dons, wol, katoen of vezel: welk dekbed bij u past hangt af van uw slaapkamer en van hoe warm u het 's nachts hebt.",
  ),
  category(
    "/dekbedden/vierseizoenendekbedden",
    "Vierseizoenendekbedden",
    "dekbed-04",
    "Twee dekbedden die u aan elkaar knoopt: dun in de zomer, dik in de winter.",
  ),
  category("/dekbedden/winterdekbedden", "Winterdekbedden", "dekbed-05", "Voor koude slaapkamers en voor wie het altijd koud heeft."),
  category("/dekbedden/zomerdekbedden", "Zomerdekbedden", "dekbed-03", "Dun en licht, zodat warmte weg kan en u toch toegedekt slaapt."),
  category(
    "/dekbedden/donzen-dekbedden",
    "Donzen dekbedden",
    "dekbed-r1",
    "Veel warmte voor weinig gewicht. Met carrévakken die het dons op zijn plaats houden.",
  ),
  category(
    "/dekbedden/wollen-dekbedden",
    "Wollen dekbedden",
    "dekbed-07",
    "Wol neemt vocht op en geeft het weer af: gelijkmatig van temperatuur, ook als u gauw zweet.",
  ),
  category("/dekbedden/katoenen-dekbedden", "Katoenen dekbedden", "dekbed-03", "Koel, luchtig en goed te wassen."),
  category(
    "/dekbedden/synthetische-dekbedden",
    "Synthetische dekbedden",
    "dekbed-01",
    "Vederlicht, op 60 graden te wassen en snel weer droog.",
  ),

  category("/kussens", "Kussens", "hoofdkussen-02", "Hoofdkussens voor rug-, zij- en buikslapers, en sierkussens voor bed en bank."),
  category(
    "/kussens/hoofdkussens",
    "Hoofdkussens",
    "hoofdkussen-r1",
    "Hoe breder uw schouders en hoe harder uw matras, hoe hoger uw kussen mag zijn.",
  ),
  category("/kussens/hoofdkussens/nekkussens", "Nekkussens", "hoofdkussen-01", "Gevormde kussens die de ruimte onder uw nek vullen."),
  category("/kussens/hoofdkussens/donzen-kussens", "Donzen hoofdkussens", "hoofdkussen-r1", "Zacht, warm en in elke vorm te schudden."),
  category(
    "/kussens/hoofdkussens/synthetische-kussens",
    "Synthetische hoofdkussens",
    "hoofdkussen-02",
    "Veerkrachtige vezelbolletjes, te wassen op 60 graden.",
  ),
  category(
    "/kussens/zijslaapkussens",
    "Zijslaapkussens",
    "hoofdkussen-06",
    "Lange kussens die knie en schouder steunen, ook tijdens een zwangerschap.",
  ),
  category("/kussens/kinderkussens", "Kinderkussens", "hoofdkussen-08", "Plat en klein, voor kinderen vanaf twee jaar."),
  category("/kussens/sierkussens", "Sierkussens", "sierkussen-01", "Linnen, fluweel of gebreid: kussens die een bank of bed afmaken."),

  category(
    "/bedtextiel",
    "Bedtextiel",
    "beddengoed-r1",
    "Dekbedovertrekken, hoeslakens en slopen van linnen, katoen en satijn, in kleuren die bij elkaar passen.",
  ),
  category(
    "/bedtextiel/dekbedovertrekken",
    "Dekbedovertrekken",
    "beddengoed-01",
    "Geleverd met slopen van 60 × 70 cm: één bij een overtrek van 140 cm breed, twee bij de bredere maten.",
  ),
  category(
    "/bedtextiel/dekbedovertrekken/effen",
    "Effen dekbedovertrekken",
    "beddengoed-11",
    "Eén kleur, rustig op het bed en makkelijk te combineren.",
  ),
  category(
    "/bedtextiel/dekbedovertrekken/dessin",
    "Dekbedovertrekken met dessin",
    "beddengoed-02",
    "Strepen en ruiten, in de draad geweven of gedrukt.",
  ),
  category(
    "/bedtextiel/dekbedovertrekken/kinderen",
    "Kinderdekbedovertrekken",
    "beddengoed-05",
    "Sterke katoenen overtrekken voor ledikant, peuterbed en eenpersoonsbed.",
  ),
  category("/bedtextiel/hoeslakens", "Hoeslakens", "hoeslaken-01", "Met elastiek rondom en hoeken die diep genoeg zijn voor uw matras."),

  category(
    "/boxsprings-bedden",
    "Boxsprings & bedden",
    "boxspring-01",
    "Complete boxsprings met matrassen en topper, houten en metalen bedden, en de lattenbodem die erin hoort.",
  ),
  category(
    "/boxsprings-bedden/boxsprings",
    "Boxsprings",
    "boxspring-r1",
    "Geveerde bodem, twee matrassen, topper en hoofdbord als één geheel.",
  ),
  category(
    "/boxsprings-bedden/boxsprings/met-opbergruimte",
    "Boxsprings met opbergruimte",
    "boxspring-04",
    "Met laden onder de matrassen, voor dekbedden en winterspullen.",
  ),
  category("/boxsprings-bedden/bedden", "Bedden", "bed-01", "Ledikanten zonder matras en bodem, zodat u die zelf kiest."),
  category(
    "/boxsprings-bedden/bedden/houten-bedden",
    "Houten bedden",
    "bed-05",
    "Massief eiken, walnoot en gebleekt eiken, met olie afgewerkt.",
  ),
  category("/boxsprings-bedden/bedden/metalen-bedden", "Metalen bedden", "bed-03", "Slank staal dat een kleine slaapkamer licht houdt."),
  category("/boxsprings-bedden/lattenbodems", "Lattenbodems", "bed-02", "Veren mee met het matras en laten er lucht onderdoor."),

  category("/banken", "Banken", "bank-r1", "Banken en fauteuils om in te zitten, te liggen en te lezen, bekleed met stof, leer of bouclé."),
  category("/banken/tweezitsbanken", "Tweezitsbanken", "bank-01", "Voor een kleine kamer of als tweede bank."),
  category("/banken/driezitsbanken", "Driezitsbanken", "bank-r2", "Breed genoeg om languit op te liggen."),
  category("/banken/hoekbanken", "Hoekbanken en chaise longues", "bank-05", "Met een hoek of een lange zitting, links of rechts."),
  category("/banken/fauteuils", "Fauteuils", "fauteuil-r1", "Eén stoel om in weg te kruipen."),
  category("/banken/fauteuils/oorfauteuils", "Oorfauteuils", "fauteuil-02", "Hoge rug en oren die tocht en licht tegenhouden."),
  category("/banken/fauteuils/kuipfauteuils", "Kuipfauteuils", "fauteuil-08", "Ronde rug die om u heen loopt."),
  category("/banken/fauteuils/loungestoelen", "Loungestoelen", "fauteuil-03", "Open houten frame met losse kussens."),
  category("/banken/poefs", "Poefs", "fauteuil-05", "Voetenbank, bijzettafel en extra zitplaats in één."),

  category("/meubels", "Meubels", "ladekast-03", "Kasten, tafels en stoelen van massief hout en fineer, gemaakt om mee te verhuizen."),
  category(
    "/meubels/slaapkamer",
    "Slaapkamermeubels",
    "nachtkastje-r1",
    "Nachtkastjes, kledingkasten en ladekasten die bij elkaar passen.",
  ),
  category(
    "/meubels/slaapkamer/nachtkastjes",
    "Nachtkastjes",
    "nachtkastje-r2",
    "Op de hoogte van uw matras, met plaats voor lamp en boek.",
  ),
  category("/meubels/slaapkamer/kledingkasten", "Kledingkasten", "kast-r1", "Met roede en legplanken, van twee tot vier deuren."),
  category(
    "/meubels/slaapkamer/ladekasten",
    "Ladekasten",
    "ladekast-01",
    "Laden die zacht sluiten en niet omkiepen: de muurbevestiging zit erbij.",
  ),
  category("/meubels/eetkamer", "Eetkamermeubels", "tafel-01", "Tafels voor vier tot acht, met stoelen en een bank."),
  category("/meubels/eetkamer/eettafels", "Eettafels", "tafel-02", "Reken op 60 cm tafelrand per persoon."),
  category("/meubels/eetkamer/eetkamerstoelen", "Eetkamerstoelen", "stoel-r1", "Om na het eten te blijven zitten."),
  category("/meubels/eetkamer/eetbanken", "Eetbanken", "tafel-05", "Plaats voor drie op de breedte van twee stoelen."),
  category("/meubels/woonkamer", "Woonkamermeubels", "tafel-03", "Salontafels en dressoirs voor de kamer waar u leeft."),
  category("/meubels/woonkamer/salontafels", "Salontafels", "tafel-06", "Iets lager dan de zitting van uw bank."),
  category("/meubels/woonkamer/dressoirs", "Dressoirs", "ladekast-03", "Lage kasten voor servies, spellen en alles wat uit het zicht mag."),

  category("/badtextiel", "Badtextiel", "handdoek-01", "Handdoeken, gastendoekjes en badmatten van badstof en wafelstof."),
  category(
    "/badtextiel/handdoeken",
    "Handdoeken",
    "handdoek-04",
    "Van washandje tot badlaken, in kleuren die na veel wasbeurten nog kloppen.",
  ),
  category("/badtextiel/gastendoekjes", "Gastendoekjes", "handdoek-07", "Klein formaat voor naast de wastafel."),
  category("/badtextiel/badmatten", "Badmatten", "handdoek-05", "Dik geweven en op 60 graden te wassen."),

  category("/wonen", "Wonen", "vloerkleed-r1", "Vloerkleden, lampen, gordijnen en plaids die een kamer warm maken."),
  category("/wonen/vloerkleden", "Vloerkleden", "vloerkleed-01", "Geweven en geknoopt, van wol en katoen."),
  category("/wonen/verlichting", "Verlichting", "lamp-r1", "Lampen voor op tafel, naast de bank en boven de eettafel."),
  category("/wonen/verlichting/tafellampen", "Tafellampen", "lamp-01", "Licht op leeshoogte."),
  category("/wonen/verlichting/vloerlampen", "Vloerlampen", "lamp-02", "Voor een donkere hoek of naast uw leesstoel."),
  category("/wonen/verlichting/hanglampen", "Hanglampen", "lamp-03", "Boven de eettafel: laat 65 cm vrij tussen lamp en blad."),
  category("/wonen/gordijnen", "Gordijnen", "gordijn-02", "Kant-en-klaar, per paar, op vaste lengten."),
  category("/wonen/gordijnen/overgordijnen", "Overgordijnen", "gordijn-01", "Van half doorlatend tot verduisterend."),
  category("/wonen/gordijnen/vouwgordijnen", "Vouwgordijnen", "gordijn-06", "Vlak opgetrokken, voor ramen zonder plaats ernaast."),
  category("/wonen/plaids", "Plaids", "plaid-01", "Voor over de bankleuning of aan het voeteneind."),
];
