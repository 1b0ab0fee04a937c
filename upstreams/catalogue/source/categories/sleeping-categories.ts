import { beddingCategories } from "./bedding-categories.ts";
import { category, type CategorySource } from "./category-source.ts";

/** Everything to sleep on, under and in. */
export const sleepingCategories: CategorySource[] = [
  category(
    "/matrassen",
    "Matrassen",
    "matras-2418a-tijk",
    "Van soepel koudschuim tot stevige pocketvering, in alle gangbare Nederlandse maten. Gratis bezorgd, en u mag alles 100 dagen proberen.",
  ),
  category(
    "/matrassen/pocketvering",
    "Pocketveringmatrassen",
    "matras-2418a-hoek",
    "Elke veer in een eigen zakje: het matras draagt per punt en u merkt elkaar minder als een van beiden draait.",
  ),
  category(
    "/matrassen/pocketvering/met-toplaag",
    "Pocketvering met toplaag",
    "hal-07",
    "Pocketveren met een dikke laag traagschuim, latex of wol erboven, voor wie veren wil en toch zacht wil liggen.",
  ),
  category(
    "/matrassen/hybride",
    "Hybride matrassen",
    "kamer-matras-2462a",
    "Veren onderin en een dikke laag schuim of latex bovenin: de lucht van het een en de vorm van het ander.",
  ),
  category(
    "/matrassen/koudschuim",
    "Koudschuimmatrassen",
    "matras-2520a-hoek",
    "Veerkrachtig schuim dat licht is om te tillen en te keren. Met zones die schouder en heup elk anders dragen.",
  ),
  category(
    "/matrassen/koudschuim/logeermatrassen",
    "Logeermatrassen",
    "kamer-matras-2524a",
    "Opgerold te bewaren en in een half uur op hoogte, voor logés, zolder of camper.",
  ),
  category(
    "/matrassen/traagschuim",
    "Traagschuimmatrassen",
    "hal-06",
    "Schuim dat zacht wordt van uw lichaamswarmte en zich langzaam naar u vormt. Prettig bij drukplekken, minder voor wie het gauw warm heeft.",
  ),
  category(
    "/matrassen/natuurlatex",
    "Natuurlatexmatrassen",
    "matras-2466a-hoek",
    "Melksap van de rubberboom, opgeklopt en gebakken: veerkrachtig, zonder metaal en goed ademend.",
  ),
  category(
    "/matrassen/kindermatrassen",
    "Kindermatrassen",
    "hal-03",
    "Stevige, wasbare matrassen voor ledikant en peuterbed, vrij van losse koordjes en handgrepen.",
  ),
  category(
    "/matrassen/toppers",
    "Toppers",
    "topper-3109a-hoek",
    "Een dunne laag boven op uw matras of boxspring, om zachter te liggen of een naad te overbruggen.",
  ),
  category(
    "/matrassen/toppers/traagschuim-toppers",
    "Toppers van traagschuim",
    "hal-08",
    "Vormen zich naar schouder en heup en dempen bewegingen van degene naast u.",
  ),
  category(
    "/matrassen/toppers/koudschuim-toppers",
    "Toppers van koudschuim",
    "hal-09",
    "Veerkrachtig en luchtig, voor wie zich in zijn slaap veel omdraait.",
  ),
  category(
    "/matrassen/toppers/latex-toppers",
    "Toppers van natuurlatex",
    "kamer-topper-3109a",
    "Soepel en zwaar, zodat de topper zonder verschuiven blijft liggen.",
  ),
  category(
    "/matrassen/matrasbeschermers",
    "Matrasbeschermers",
    "hal-12",
    "Vangen vocht en huidschilfers op voordat ze in het matras trekken. In te wassen met het beddengoed.",
  ),
  category(
    "/matrassen/matrasbeschermers/waterdicht",
    "Waterdichte beschermers",
    "hal-11",
    "Met een dun vlies dat water tegenhoudt en damp doorlaat, voor kinderbedden, zorg en glazen water op het bed.",
  ),

  ...beddingCategories,

  category(
    "/boxsprings-bedden",
    "Boxsprings & bedden",
    "kamer-boxspring-1133a",
    "Complete boxsprings met matrassen en topper, houten en metalen bedden, en de lattenbodem die erin hoort.",
  ),
  category(
    "/boxsprings-bedden/boxsprings",
    "Boxsprings",
    "kamer-boxspring-1116a",
    "Geveerde bodem, twee matrassen, topper en hoofdbord als één geheel.",
  ),
  category(
    "/boxsprings-bedden/boxsprings/met-opbergruimte",
    "Boxsprings met opbergruimte",
    "kamer-boxspring-1137a",
    "Met laden onder de matrassen, voor dekbedden en winterspullen.",
  ),
  category(
    "/boxsprings-bedden/boxsprings/elektrisch",
    "Elektrische boxsprings",
    "kamer-boxspring-1128a",
    "Hoofd- en voeteneind gaan met een motor omhoog, meestal voor beide kanten apart.",
  ),
  category(
    "/boxsprings-bedden/bedden",
    "Bedden",
    "kamer-bed-2133a",
    "Ledikanten zonder matras en bodem, zodat u die zelf kiest.",
  ),
  category(
    "/boxsprings-bedden/bedden/houten-bedden",
    "Houten bedden",
    "kamer-bed-2119a",
    "Massief eiken, walnoot en gebleekt eiken, met olie afgewerkt.",
  ),
  category(
    "/boxsprings-bedden/bedden/metalen-bedden",
    "Metalen bedden",
    "kamer-bed-2105a",
    "Slank staal dat een kleine slaapkamer licht houdt.",
  ),
  category(
    "/boxsprings-bedden/bedden/kinderbedden",
    "Kinderbedden",
    "kamer-bed-2130a",
    "Van eerste grote bed tot tienerbed, met ronde randen en een bodem die erin past.",
  ),
  category(
    "/boxsprings-bedden/lattenbodems",
    "Lattenbodems",
    "bed-2207a-latten",
    "Veren mee met het matras en laten er lucht onderdoor.",
  ),
];
