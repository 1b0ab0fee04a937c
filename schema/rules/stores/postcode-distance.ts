/** A place on the map, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The middle of the area of each first two digits of a postcode, from 10 to 99, in hundredths of a degree north and east; ten areas a line. */
const areas = [
  "5237 490, 5235 495, 5224 517, 5237 522, 5242 495, 5246 480, 5268 510, 5280 485, 5265 473, 5249 465",
  "5238 464, 5229 462, 5215 442, 5216 449, 5213 468, 5207 430, 5200 440, 5205 452, 5200 474, 5190 462",
  "5192 447, 5191 434, 5182 420, 5180 467, 5206 502, 5209 512, 5217 502, 5215 533, 5222 547, 5203 545",
  "5189 543, 5193 518, 5181 498, 5154 368, 5149 392, 5133 372, 5150 428, 5154 447, 5158 477, 5166 486",
  "5157 508, 5163 500, 5169 530, 5178 545, 5165 568, 5137 542, 5144 547, 5146 570, 5158 597, 5137 612",
  "5122 585, 5103 586, 5085 571, 5088 593, 5089 598, 5184 585, 5186 575, 5201 567, 5198 592, 5195 610",
  "5195 633, 5197 665, 5214 628, 5221 597, 5226 640, 5224 685, 5238 667, 5257 652, 5280 688, 5271 638",
  "5252 610, 5240 620, 5253 565, 5275 592, 5295 600, 5293 573, 5303 563, 5306 545, 5319 548, 5320 579",
  "5314 583, 5333 598, 5311 613, 5313 643, 5296 655, 5298 697, 5314 688, 5322 657, 5325 638, 5334 680",
]
  .join(", ")
  .split(", ")
  .map((pair) => pair.split(" ").map((hundredths) => Number(hundredths) / 100));

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * About where a Dutch postcode is: the middle of the area of its first two digits, which is up to 20 km away (docs/rules.md#stores).
 * @returns undefined for what is no Dutch postcode; its letters may be missing
 */
export function placeOfPostcode(postcode: string): Place | undefined {
  const [, digits] = /^\s*([1-9]\d)\d{2}\s*(?:[a-z]{2})?\s*$/i.exec(postcode) ?? [];
  const [latitude, longitude] = areas[Number(digits) - 10] ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** How far it is between two places as the crow flies, in km. */
export function distanceKm(one: Place, other: Place): number {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}
