// Stands for React Router's module of the same exports.

export function isFogOfWarEnabled(): boolean {
  return false;
}

export function useFogOFWarDiscovery(): void {}

export function getPatchRoutesOnNavigationFunction(): undefined {}

export const getPartialManifest = neverCalled;
export const getManifestPath = neverCalled;
export const getPathsWithAncestors = neverCalled;
export const handleClientVersionMismatch = neverCalled;

function neverCalled(): never {
  throw new Error("Routes are not discovered in this shop.");
}
