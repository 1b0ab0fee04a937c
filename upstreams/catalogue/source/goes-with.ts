/**
 * What shoppers of a category need beside it, best first: recommendations read it as the category's `goesWith` property.
 * A category without a list takes the one of the category above.
 */
export const goesWith: Readonly<Record<string, readonly string[]>> = {
  "/matrassen": [
    "/matrassen/toppers",
    "/matrassen/matrasbeschermers",
    "/kussens/hoofdkussens",
    "/dekbedden",
    "/bedtextiel/hoeslakens",
    "/boxsprings-bedden/lattenbodems",
  ],
  "/matrassen/kindermatrassen": [
    "/kussens/kinderkussens",
    "/bedtextiel/dekbedovertrekken/kinderen",
    "/matrassen/matrasbeschermers",
    "/bedtextiel/hoeslakens",
  ],
  "/matrassen/toppers": [
    "/bedtextiel/hoeslakens",
    "/matrassen/matrasbeschermers",
    "/kussens/hoofdkussens",
    "/dekbedden",
  ],
  "/matrassen/matrasbeschermers": ["/bedtextiel/hoeslakens", "/kussens/hoofdkussens", "/dekbedden"],
  "/dekbedden": ["/bedtextiel/dekbedovertrekken", "/kussens/hoofdkussens", "/bedtextiel/hoeslakens", "/wonen/plaids"],
  "/dekbedden/kinderdekbedden": [
    "/bedtextiel/dekbedovertrekken/kinderen",
    "/kussens/kinderkussens",
    "/matrassen/kindermatrassen",
  ],
  "/kussens": ["/bedtextiel/dekbedovertrekken", "/dekbedden", "/bedtextiel/hoeslakens"],
  "/kussens/kinderkussens": ["/bedtextiel/dekbedovertrekken/kinderen", "/dekbedden", "/matrassen/kindermatrassen"],
  "/kussens/sierkussens": ["/wonen/plaids", "/banken", "/wonen/vloerkleden"],
  "/bedtextiel": ["/dekbedden", "/kussens/hoofdkussens", "/kussens/sierkussens", "/wonen/plaids"],
  "/bedtextiel/dekbedovertrekken": ["/bedtextiel/hoeslakens", "/dekbedden", "/kussens/hoofdkussens", "/wonen/plaids"],
  "/bedtextiel/hoeslakens": [
    "/bedtextiel/dekbedovertrekken",
    "/matrassen/matrasbeschermers",
    "/kussens/hoofdkussens",
    "/matrassen/toppers",
  ],
  "/boxsprings-bedden/boxsprings": [
    "/matrassen/matrasbeschermers",
    "/dekbedden",
    "/kussens/hoofdkussens",
    "/bedtextiel/hoeslakens",
    "/meubels/slaapkamer/nachtkastjes",
  ],
  "/boxsprings-bedden/bedden": [
    "/matrassen/pocketvering",
    "/boxsprings-bedden/lattenbodems",
    "/meubels/slaapkamer/nachtkastjes",
    "/dekbedden",
    "/wonen/verlichting/tafellampen",
  ],
  "/boxsprings-bedden/bedden/kinderbedden": [
    "/matrassen/kindermatrassen",
    "/bedtextiel/dekbedovertrekken/kinderen",
    "/kussens/kinderkussens",
    "/matrassen/matrasbeschermers/waterdicht",
  ],
  "/boxsprings-bedden/lattenbodems": ["/matrassen", "/boxsprings-bedden/bedden", "/matrassen/matrasbeschermers"],
  "/banken": [
    "/meubels/woonkamer/salontafels",
    "/wonen/vloerkleden",
    "/kussens/sierkussens",
    "/wonen/plaids",
    "/wonen/verlichting/vloerlampen",
  ],
  "/meubels/slaapkamer": ["/boxsprings-bedden", "/wonen/verlichting/tafellampen", "/bedtextiel/dekbedovertrekken"],
  "/meubels/eetkamer/eettafels": [
    "/meubels/eetkamer/eetkamerstoelen",
    "/meubels/eetkamer/eetbanken",
    "/wonen/verlichting/hanglampen",
    "/wonen/vloerkleden",
  ],
  "/meubels/eetkamer": ["/meubels/eetkamer/eettafels", "/wonen/verlichting/hanglampen", "/wonen/vloerkleden"],
  "/meubels/woonkamer": ["/banken", "/wonen/vloerkleden", "/wonen/verlichting"],
  "/badtextiel/handdoeken": ["/badtextiel/gastendoekjes", "/badtextiel/badmatten"],
  "/badtextiel": ["/badtextiel/handdoeken", "/badtextiel/badmatten", "/badtextiel/gastendoekjes"],
  "/wonen/vloerkleden": ["/banken", "/meubels/woonkamer/salontafels", "/kussens/sierkussens"],
  "/wonen/verlichting": ["/meubels/woonkamer", "/meubels/slaapkamer/nachtkastjes", "/banken/fauteuils"],
  "/wonen/gordijnen": ["/wonen/vloerkleden", "/kussens/sierkussens", "/wonen/plaids"],
  "/wonen/plaids": ["/kussens/sierkussens", "/banken", "/bedtextiel/dekbedovertrekken"],
};

/**
 * What is drawn over a thing of a category: recommended before what goes with it. The history of orders knows nothing of it, so that orders
 * stay as they are.
 */
export const drawnOver: Readonly<Record<string, readonly string[]>> = {
  "/kussens": ["/bedtextiel/kussenslopen"],
};
