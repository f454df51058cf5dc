import { TEST_COUNTS_DAYS } from '@clubhouse/contract/identity/office/sso-limits'
import type { SsoMode } from '@clubhouse/contract/identity/sign-in'

const DAY_MS = 24 * 60 * 60_000

export interface SsoStanding {
  hasProvider: boolean
  /** When a test of the provider as it is now last went well. */
  passedAt: Date | null
  /** Who comes in by password whatever becomes of the provider; null of a body, whose test has let one of its own staff in. */
  ownersWithPassword: number | null
}

export const testedUntil = (passedAt: Date | null): Date | null =>
  passedAt && new Date(passedAt.getTime() + TEST_COUNTS_DAYS * DAY_MS)

/** DATA-55: why a club or a body may not go to this mode; null where it may. Off is always open. */
export function modeProblem(mode: SsoMode, standing: SsoStanding, now: Date): string | null {
  if (mode === 'off') return null
  if (!standing.hasProvider) return 'Add your provider’s metadata first'
  if (mode === 'optional') return null
  const until = testedUntil(standing.passedAt)
  if (!until || until <= now)
    return `Run a test sign-in first: it has to have worked in the last ${TEST_COUNTS_DAYS} days`
  return standing.ownersWithPassword === null || standing.ownersWithPassword > 0
    ? null
    : 'An owner needs a password first, so that someone can come in when the provider is down'
}
