import type { QuarterTurn } from "@warmeland/schema/rules/room/footprint.ts";
import type { Opening } from "@warmeland/schema/rules/room/openings.ts";
import type { RoomType } from "@warmeland/schema/rules/room-configuration.ts";

/** A product of an example: in the size that begins like this, its middle in cm from the left and the back wall. */
interface ExamplePiece {
  readonly masterKey: string;
  readonly size?: string;
  readonly xCm: number;
  readonly yCm: number;
  readonly turnDegrees?: QuarterTurn;
}

export interface ExampleRoom {
  readonly key: "bedroom" | "smallBedroom" | "childrensRoom" | "livingRoom" | "diningRoom" | "readingCorner";
  readonly type: RoomType;
  readonly widthCm: number;
  readonly lengthCm: number;
  readonly openings: readonly Opening[];
  /** The first is what the room is about: its photo shows the example. */
  readonly pieces: readonly ExamplePiece[];
}

const door = (wall: Opening["wall"], fromCm: number, hinge: Opening["hinge"] = "END"): Opening => ({
  kind: "DOOR",
  wall,
  fromCm,
  widthCm: 83,
  hinge,
  swingsIn: true,
});
const window = (wall: Opening["wall"], fromCm: number, widthCm: number): Opening => ({
  kind: "WINDOW",
  wall,
  fromCm,
  widthCm,
  hinge: "START",
  swingsIn: false,
});

/** Furnished rooms to begin with; what a shop does not sell is left out. */
export const exampleRooms: readonly ExampleRoom[] = [
  {
    key: "bedroom",
    type: "BEDROOM",
    widthCm: 420,
    lengthCm: 400,
    openings: [window("BACK", 130, 160), door("FRONT", 320)],
    pieces: [
      { masterKey: "07-1101", size: "180x200", xCm: 200, yCm: 105 },
      { masterKey: "09-1101", xCm: 87, yCm: 20 },
      { masterKey: "09-1101", xCm: 313, yCm: 20 },
      { masterKey: "11-1104", size: "200x290", xCm: 200, yCm: 190, turnDegrees: 90 },
      { masterKey: "09-1201", size: "150x60", xCm: 30, yCm: 320, turnDegrees: 270 },
    ],
  },
  {
    key: "smallBedroom",
    type: "BEDROOM",
    widthCm: 300,
    lengthCm: 340,
    openings: [window("RIGHT", 90, 120), door("FRONT", 10, "START")],
    pieces: [
      { masterKey: "07-2101", size: "140x200", xCm: 150, yCm: 107 },
      { masterKey: "09-1101", xCm: 52, yCm: 20 },
      { masterKey: "09-1301", xCm: 235, yCm: 318, turnDegrees: 180 },
    ],
  },
  {
    key: "childrensRoom",
    type: "CHILDRENS_ROOM",
    widthCm: 280,
    lengthCm: 320,
    openings: [window("BACK", 80, 120), door("FRONT", 190)],
    pieces: [
      { masterKey: "07-2130", size: "90x200", xCm: 49, yCm: 105 },
      { masterKey: "09-1113", size: "per-stuk", xCm: 119, yCm: 19 },
      { masterKey: "11-1134", xCm: 180, yCm: 150 },
    ],
  },
  {
    key: "livingRoom",
    type: "LIVING_ROOM",
    widthCm: 480,
    lengthCm: 440,
    openings: [window("BACK", 120, 240), door("RIGHT", 340, "START")],
    pieces: [
      { masterKey: "08-1101", xCm: 220, yCm: 52 },
      { masterKey: "11-1107", size: "200x290", xCm: 220, yCm: 180, turnDegrees: 90 },
      { masterKey: "09-3110", xCm: 220, yCm: 172 },
      { masterKey: "08-2101", xCm: 390, yCm: 190, turnDegrees: 90 },
      { masterKey: "09-3201", xCm: 23, yCm: 300, turnDegrees: 270 },
    ],
  },
  {
    key: "diningRoom",
    type: "DINING_ROOM",
    widthCm: 400,
    lengthCm: 380,
    openings: [window("BACK", 100, 200), door("LEFT", 280)],
    pieces: [
      { masterKey: "09-2101", size: "180x90", xCm: 200, yCm: 190 },
      { masterKey: "09-2201", xCm: 155, yCm: 112 },
      { masterKey: "09-2201", xCm: 245, yCm: 112 },
      { masterKey: "09-2201", xCm: 155, yCm: 268, turnDegrees: 180 },
      { masterKey: "09-2201", xCm: 245, yCm: 268, turnDegrees: 180 },
    ],
  },
  {
    key: "readingCorner",
    type: "STUDY",
    widthCm: 260,
    lengthCm: 260,
    openings: [window("BACK", 70, 120), door("FRONT", 160)],
    pieces: [
      { masterKey: "08-2104", xCm: 70, yCm: 70, turnDegrees: 270 },
      { masterKey: "11-2104", xCm: 40, yCm: 165 },
      { masterKey: "11-1110", size: "rond-180", xCm: 130, yCm: 120 },
    ],
  },
];
