import type { Messages } from "../../nl.ts";

export const sizeHelp: Messages["sizeHelp"] = {
  open: {
    bed: "Comment mesurer mon lit ?",
    mattress: "Comment mesurer mon matelas ?",
    duvet: "Quelles dimensions choisir ?",
    window: "Comment mesurer ma fenêtre ?",
  },
  openShort: "Guide des dimensions",
  // headings of the page with the same advice
  anchor: { bed: "lit", mattress: "matelas", duvet: "couette", window: "fenetre" },
  title: {
    mattress: "Quelles dimensions de matelas vous faut-il ?",
    topper: "Quelles dimensions de surmatelas vous faut-il ?",
    bed: "Quelles dimensions de lit vous faut-il ?",
    "slatted-base": "Quelles dimensions de sommier à lattes vous faut-il ?",
    "fitted-sheet": "Quelles dimensions de drap-housse vous faut-il ?",
    "topper-sheet": "Quelles dimensions de drap-housse pour surmatelas vous faut-il ?",
    protector: "Quelles dimensions de protège-matelas vous faut-il ?",
    sheet: "Quelles dimensions de drap plat vous faut-il ?",
    duvet: "Quelles dimensions de couette vous conviennent ?",
    "duvet-cover": "Quelles dimensions de housse vous faut-il ?",
    curtain: "Quelles dimensions de rideaux vous faut-il ?",
    "roman-blind": "Quelles dimensions de store bateau vous faut-il ?",
  },
  measure: {
    mattress:
      "Mesurez l’intérieur du lit, d’un bord à l’autre. Un ancien matelas est souvent affaissé ou distendu : mesurez le lit et non le matelas.",
    topper:
      "Un surmatelas a les dimensions du matelas sur lequel il repose. Mesurez le dessus du matelas, d’une couture à l’autre.",
    bed: "Les dimensions d’un lit sont celles du matelas qu’il reçoit. Le lit lui-même est un peu plus large et plus long ; vous le trouverez dans les caractéristiques.",
    "slatted-base":
      "Mesurez l’intérieur du lit, d’un bord à l’autre, et choisissez les dimensions du matelas. Le sommier lui-même fait un centimètre de moins, pour entrer dans le lit.",
    "fitted-sheet":
      "Mesurez la longueur et la largeur du matelas, puis sa hauteur de bas en haut. Si un surmatelas est posé dessus et que le drap couvre les deux, mesurez-le avec.",
    "topper-sheet": "Mesurez la longueur et la largeur du surmatelas, et sa hauteur sans le matelas.",
    protector:
      "Mesurez la longueur et la largeur du matelas, puis sa hauteur de bas en haut. Si un surmatelas est posé dessus et que la protection couvre les deux, mesurez-le avec.",
    sheet:
      "Mesurez la largeur du matelas, puis sa hauteur de bas en haut. Ajoutez à la largeur deux fois la hauteur, et 40 cm pour border. Calculez la longueur de la même façon.",
    duvet:
      "Mesurez la largeur du lit et comptez de chaque côté 20 à 40 cm de retombée. La longueur dépend de la personne qui dort dessous.",
    "duvet-cover":
      "Une housse a les dimensions de la couette. Elles figurent sur l’étiquette, dans la couture ; à défaut, mesurez d’une couture à l’autre sans tirer sur le tissu.",
    curtain:
      "Mesurez le rail ou la tringle d’un bout à l’autre, et non la fenêtre. La hauteur se mesure du rail ou des anneaux jusqu’à l’endroit où le rideau doit s’arrêter.",
    "roman-blind":
      "Mesurez la largeur entre les montants à trois hauteurs, prenez la plus petite et retirez 1 cm. La hauteur se mesure du haut jusqu’à l’appui de fenêtre.",
  },
  advice: {
    mattress:
      "Un matelas mesure 20 cm de plus que la personne qui y dort. À deux, il faut au moins 140 cm de large ; à 160 et 180 cm, chacun a sa place.",
    topper: "Si vos deux sommiers se règlent séparément, choisissez deux surmatelas étroits ou un modèle fendu.",
    bed: "Un lit mesure 20 cm de plus que la personne la plus grande. Comptez 70 cm tout autour pour passer et faire le lit.",
    "slatted-base":
      "Pour un lit de 140 cm et plus, deux sommiers côte à côte sont courants : cherchez la moitié de la largeur.",
    "fitted-sheet":
      "Le bonnet d’un drap-housse peut dépasser la hauteur du matelas de quelques centimètres, mais jamais être plus bas : le drap se détacherait.",
    "topper-sheet": "Un drap-housse ordinaire fait des plis sur un surmatelas, car son bonnet est trop profond.",
    protector: "Une protection peut être plus haute que le matelas ; le bord se glisse alors dessous.",
    sheet:
      "Sur un matelas de 90 × 200 cm et de 20 cm de haut, il faut un drap de 180 × 280 cm. S’il est plus court, bordez seulement le pied du lit.",
    duvet:
      "Une personne : 140 cm de large. À deux dans un lit de 140 ou 160 cm : 200 cm. À deux dans 180 cm : 240 cm. À deux dans 200 cm, ou si l’on se dispute la couette : 260 cm.",
    "duvet-cover": "Deux couettes dans un seul lit ? Il vous faut alors deux housses étroites.",
    curtain:
      "Dans une paire, un rideau se place à gauche et un à droite. À deux, ils font une fois et demie à deux fois la largeur du rail : le drapé est alors généreux. Pour un rideau jusqu’au sol, retirez 1 cm de la hauteur.",
    "roman-blind":
      "Si vous le posez devant l’encadrement, comptez 5 cm de plus de chaque côté pour que la lumière ne passe pas.",
  },
  corner: {
    mattress: "Convient jusqu’à une hauteur de {{count}} cm.",
    topper: "Convient à un surmatelas jusqu’à {{count}} cm de haut.",
  },
  drawing: {
    mattress: "Un lit vu d’en haut, mesuré à l’intérieur : longueur et largeur",
    topper: "Un lit vu d’en haut : longueur et largeur du matelas",
    bed: "Un lit vu d’en haut : longueur et largeur du matelas",
    "slatted-base": "Un lit vu d’en haut, mesuré à l’intérieur : longueur et largeur",
    "fitted-sheet":
      "Un matelas et son surmatelas vus de côté, la hauteur mesurée du bas du matelas au haut du surmatelas",
    "topper-sheet": "Un matelas et son surmatelas vus de côté, la hauteur mesurée sur le surmatelas seul",
    protector: "Un matelas et son surmatelas vus de côté, la hauteur mesurée du bas du matelas au haut du surmatelas",
    sheet: "Un matelas et son surmatelas vus de côté, la hauteur mesurée du bas du matelas au haut du surmatelas",
    duvet: "Un lit vu d’en haut, sous une couette qui retombe sur les bords : longueur et largeur de la couette",
    "duvet-cover":
      "Un lit vu d’en haut, sous une couette qui retombe sur les bords : longueur et largeur de la couette",
    curtain: "Une fenêtre et ses rideaux : largeur du rail et hauteur du rail jusqu’au sol",
    "roman-blind": "Une fenêtre et son store bateau : largeur et hauteur entre les montants",
  },
  length: "longueur",
  width: "largeur",
  height: "hauteur",
  railWidth: "largeur du rail",
  topper: "surmatelas",
  sleeper: "Combien mesure la personne la plus grande ?",
  upTo: "jusqu’à {{to}} m",
  between: "de {{from}} à {{to}} m",
  from: "{{from}} m ou plus",
  sizesOf: "Dimensions : {{name}}",
  column: {
    sleeper: "La plus grande personne",
    child: "enfant",
    length: "Longueur",
    height: "Hauteur",
    widths: "Largeur",
  },
  centimetres: "{{count}} cm",
  centimetresOf: "{{widths}} cm",
  notMade: "n’est pas fabriqué",
  choose: "Choisir {{size}}",
};
