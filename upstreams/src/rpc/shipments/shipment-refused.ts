/** A package cannot be sent or delivered; the message says why, for whoever runs the shop. */
export class ShipmentRefused extends Error {
  override name = "ShipmentRefused";
}
