import { beddingCategories } from "./bedding-categories.ts";
import { category, type CategorySource } from "./category-source.ts";

/** Everything to sleep on, under and in. */
export const sleepingCategories: CategorySource[] = [
  category(
    "/matrassen",
    "Matrassen",
    "matras-05",
    "Van soepel koudschuim tot stevige pocketvering, in alle gangbare Nederlandse maten. Gratis bezorgd, en u mag alles 100 dagen proberen.",
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
    "/matrassen/hybride",
    "Hybride matrassen",
    "matras-17-kern",
    "Veren onderin en een dikke laag schuim of latex bovenin: de lucht van het een en de vorm van het ander.",
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
    "/matrassen/matrasbeschermers/waterdicht",
    "Waterdichte beschermers",
    "hoeslaken-02-rok",
    "Met een dun vlies dat water tegenhoudt en damp doorlaat, voor kinderbedden, zorg en glazen water op het bed.",
  ),

  ...beddingCategories,

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
  category(
    "/boxsprings-bedden/boxsprings/elektrisch",
    "Elektrische boxsprings",
    "boxspring-01-hoofdbord",
    "Hoofd- en voeteneind gaan met een motor omhoog, meestal voor beide kanten apart.",
  ),
  category(
    "/boxsprings-bedden/bedden",
    "Bedden",
    "bed-01",
    "Ledikanten zonder matras en bodem, zodat u die zelf kiest.",
  ),
  category(
    "/boxsprings-bedden/bedden/houten-bedden",
    "Houten bedden",
    "bed-05",
    "Massief eiken, walnoot en gebleekt eiken, met olie afgewerkt.",
  ),
  category(
    "/boxsprings-bedden/bedden/metalen-bedden",
    "Metalen bedden",
    "bed-03",
    "Slank staal dat een kleine slaapkamer licht houdt.",
  ),
  category(
    "/boxsprings-bedden/bedden/kinderbedden",
    "Kinderbedden",
    "kamer-04",
    "Van eerste grote bed tot tienerbed, met ronde randen en een bodem die erin past.",
  ),
  category(
    "/boxsprings-bedden/lattenbodems",
    "Lattenbodems",
    "bed-02",
    "Veren mee met het matras en laten er lucht onderdoor.",
  ),
];
