// Stands for React Router's module of the same exports.

export function consumeInstrumentationClientResultMetaReceiver(): undefined {}

export const getRouteInstrumentationUpdates = neverCalled;
export const instrumentClientSideRouter = neverCalled;
export const instrumentHandler = neverCalled;
export const instrumentationResultMetaContext = neverCalled;

function neverCalled(): never {
  throw new Error("The router is not instrumented in this shop.");
}
