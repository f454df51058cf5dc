import type { HostType } from '../web/hosts.ts'
import { returnPath } from '../web/redirects.ts'

/** AUTH-64, CONST-08 */
export const SIGNED_OUT = { text: 'You have been logged out.', forMs: 5000 }

/** AUTH-65, OPEN-024: the page on which somebody signed out, unless it was theirs alone. */
export function signOutTarget(site: HostType, from: string | null): string {
  const path = returnPath(from)
  if (site !== 'club') return '/'
  return isPlanDetails(path) ? '/' : path
}

function isPlanDetails(path: string): boolean {
  return /^\/products\/membership\/[^/?#]/.test(path)
}
