import { category, type CategorySource } from "./category-source.ts";

/** Everything for the other rooms. */
export const livingCategories: CategorySource[] = [
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
