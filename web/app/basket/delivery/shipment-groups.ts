interface Shipped {
  readonly packageId?: number | null;
}

interface ShipmentGroup<Group> {
  /** Null for what cannot be ordered. */
  readonly packageId: number | null;
  readonly groups: readonly Group[];
}

/** The lines of a basket by the shipment that brings them, in order of time, and last what cannot be ordered; a set stands where its main item does. */
export function shipmentGroups<Group extends { readonly main: Shipped }>(
  groups: readonly Group[],
  packages: readonly { readonly packageId: number }[],
): ShipmentGroup<Group>[] {
  return [...packages.map(({ packageId }) => packageId), null]
    .map((packageId) => ({ packageId, groups: groups.filter(({ main }) => (main.packageId ?? null) === packageId) }))
    .filter((shipment) => shipment.groups.length > 0);
}
