export { default, ErrorBoundary } from "./page-boundary.tsx";
