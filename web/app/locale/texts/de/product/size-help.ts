import type { Messages } from "../../nl.ts";

export const sizeHelp: Messages["sizeHelp"] = {
  open: {
    bed: "Wie messe ich mein Bett?",
    mattress: "Wie messe ich meine Matratze?",
    duvet: "Welche Größe passt zu mir?",
    window: "Wie messe ich mein Fenster?",
  },
  // where the sentence does not fit beside the choice
  openShort: "Größenhilfe",
  // headings of the page with the same advice
  anchor: { bed: "bett", mattress: "matratze", duvet: "bettdecke", window: "fenster" },
  title: {
    mattress: "Welche Matratzengröße brauchen Sie?",
    topper: "Welche Toppergröße brauchen Sie?",
    bed: "Welche Bettgröße brauchen Sie?",
    "slatted-base": "Welche Lattenrostgröße brauchen Sie?",
    "fitted-sheet": "Welche Größe brauchen Sie beim Spannbettlaken?",
    "topper-sheet": "Welche Größe brauchen Sie beim Topper-Spannbettlaken?",
    protector: "Welche Größe brauchen Sie beim Matratzenschoner?",
    sheet: "Welche Größe brauchen Sie beim Bettlaken?",
    duvet: "Welche Bettdeckengröße passt zu Ihnen?",
    "duvet-cover": "Welche Größe brauchen Sie bei der Bettwäsche?",
    curtain: "Welche Größe brauchen Sie bei Vorhängen?",
    "roman-blind": "Welche Größe brauchen Sie beim Raffrollo?",
  },
  measure: {
    mattress:
      "Messen Sie das Bett innen, von Rand zu Rand. Eine alte Matratze ist oft eingesunken oder ausgedehnt: Messen Sie das Bett und nicht die Matratze.",
    topper:
      "Ein Topper ist so groß wie die Matratze, auf der er liegt. Messen Sie die Oberseite der Matratze, von Naht zu Naht.",
    bed: "Die Größe eines Bettes ist die der Matratze, die hineinpasst. Das Bett selbst ist ein paar Zentimeter breiter und länger; das steht bei den Eigenschaften.",
    "slatted-base":
      "Messen Sie das Bett innen, von Rand zu Rand, und wählen Sie die Größe der Matratze. Der Lattenrost selbst ist einen Zentimeter schmaler, damit er ins Bett passt.",
    "fitted-sheet":
      "Messen Sie Länge und Breite der Matratze und ihre Höhe von unten bis oben. Liegt ein Topper darauf und soll das Laken um beides gehen, messen Sie ihn mit.",
    "topper-sheet": "Messen Sie Länge und Breite des Toppers und wie hoch er ohne die Matratze ist.",
    protector:
      "Messen Sie Länge und Breite der Matratze und ihre Höhe von unten bis oben. Liegt ein Topper darauf und soll der Schoner um beides gehen, messen Sie ihn mit.",
    sheet:
      "Messen Sie die Breite der Matratze und ihre Höhe von unten bis oben. Zählen Sie zur Breite zweimal die Höhe dazu und 40 cm zum Einschlagen. Bei der Länge rechnen Sie genauso.",
    duvet:
      "Messen Sie die Breite des Bettes und rechnen Sie auf jeder Seite 20 bis 40 cm dazu, die über den Rand fallen. Die Länge richtet sich danach, wer darunter schläft.",
    "duvet-cover":
      "Bettwäsche hat die Größe der Bettdecke. Sie steht auf dem Etikett in der Naht; steht dort nichts, messen Sie von Naht zu Naht, ohne am Stoff zu ziehen.",
    curtain:
      "Messen Sie die Schiene oder Stange von Anfang bis Ende, nicht das Fenster. Die Höhe messen Sie von der Schiene oder den Ringen bis dorthin, wo der Vorhang enden soll.",
    "roman-blind":
      "Messen Sie die Breite in der Fensterlaibung auf drei Höhen, nehmen Sie das kleinste Maß und ziehen Sie 1 cm ab. Die Höhe messen Sie von oben bis zur Fensterbank.",
  },
  advice: {
    mattress:
      "Eine Matratze ist 20 cm länger als die Person, die darauf schläft. Zu zweit schlafen geht ab 140 cm Breite; auf 160 und 180 cm hat jeder seinen eigenen Platz.",
    topper: "Verstellen Sie zwei Lattenroste einzeln, wählen Sie zwei schmale Topper oder einen Topper mit Split.",
    bed: "Ein Bett ist 20 cm länger als die größte Person, die darin schläft. Rechnen Sie ringsum 70 cm, um vorbeizugehen und es zu beziehen.",
    "slatted-base":
      "Für ein Bett ab 140 cm Breite sind zwei Lattenroste nebeneinander üblich: Suchen Sie nach der halben Breite.",
    "fitted-sheet":
      "Die Ecke eines Spannbettlakens darf ein paar Zentimeter höher sein als die Matratze, nie niedriger: Sonst rutscht es ab.",
    "topper-sheet": "Ein gewöhnliches Spannbettlaken wirft um einen Topper Falten, weil seine Ecken zu tief sind.",
    protector: "Ein Matratzenschoner darf höher sein als die Matratze; der Rand schlägt dann unter ihr ein.",
    sheet:
      "Auf eine Matratze von 90 × 200 cm, die 20 cm hoch ist, passt ein Bettlaken von 180 × 280 cm. Ist es kürzer, schlagen Sie nur das Fußende ein.",
    duvet:
      "Eine Person: 140 cm breit. Zu zweit auf einem Bett von 140 oder 160 cm: 200 cm. Zu zweit auf 180 cm: 240 cm. Zu zweit auf 200 cm, oder wenn nachts jemand zieht: 260 cm.",
    "duvet-cover": "Zwei einzelne Bettdecken in einem Bett? Dann brauchen Sie zweimal schmale Bettwäsche.",
    curtain:
      "Bei einem Set hängt links und rechts je ein Vorhang. Zusammen sind sie anderthalb- bis zweimal so breit wie die Schiene: So fallen die Falten weich. Soll er bis zum Boden reichen, ziehen Sie von der Höhe 1 cm ab.",
    "roman-blind": "Hängen Sie es vor die Laibung, geben Sie auf jeder Seite 5 cm zu, damit kein Licht vorbeikommt.",
  },
  corner: {
    mattress: "Passt um eine Höhe bis {{count}} cm.",
    topper: "Passt um einen Topper bis {{count}} cm Höhe.",
  },
  drawing: {
    mattress: "Ein Bett von oben, innen gemessen: Länge und Breite",
    topper: "Ein Bett von oben: Länge und Breite der Matratze",
    bed: "Ein Bett von oben: Länge und Breite der Matratze",
    "slatted-base": "Ein Bett von oben, innen gemessen: Länge und Breite",
    "fitted-sheet":
      "Eine Matratze mit Topper von der Seite, die Höhe von der Unterseite der Matratze bis zur Oberseite des Toppers gemessen",
    "topper-sheet": "Eine Matratze mit Topper von der Seite, nur die Höhe des Toppers gemessen",
    protector:
      "Eine Matratze mit Topper von der Seite, die Höhe von der Unterseite der Matratze bis zur Oberseite des Toppers gemessen",
    sheet:
      "Eine Matratze mit Topper von der Seite, die Höhe von der Unterseite der Matratze bis zur Oberseite des Toppers gemessen",
    duvet: "Ein Bett von oben unter einer Bettdecke, die über die Ränder fällt: Länge und Breite der Bettdecke",
    "duvet-cover": "Ein Bett von oben unter einer Bettdecke, die über die Ränder fällt: Länge und Breite der Bettdecke",
    curtain: "Ein Fenster mit Vorhängen: die Breite der Schiene und die Höhe von der Schiene bis zum Boden",
    "roman-blind": "Ein Fenster mit Raffrollo: Breite und Höhe innerhalb der Laibung",
  },
  length: "Länge",
  width: "Breite",
  height: "Höhe",
  railWidth: "Breite der Schiene",
  topper: "Topper",
  sleeper: "Wie groß ist die größte Person?",
  upTo: "bis {{to}} m",
  between: "{{from}} bis {{to}} m",
  from: "{{from}} m oder größer",
  sizesOf: "Größen von {{name}}",
  column: { sleeper: "Größte Person", child: "Kind", length: "Länge", height: "Höhe", widths: "Breite" },
  centimetres: "{{count}} cm",
  centimetresOf: "{{widths}} cm",
  notMade: "wird nicht angefertigt",
  choose: "{{size}} wählen",
};
