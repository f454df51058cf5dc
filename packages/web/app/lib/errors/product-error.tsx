import { RouteError } from './route-error.tsx'

/** ERR-04: where something that is sold should have stood. */
export function ProductError() {
  return <RouteError failed="Error fetching product." />
}
