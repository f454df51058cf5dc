import type { Endpoint } from '@clubhouse/contract/endpoint'
import { Refusal } from '@clubhouse/contract/refusal'
import { CLUB_CLOSED } from '@clubhouse/domain/office/platform-entry'
import type { Caller } from './caller.ts'
import type { Guard } from './guard.ts'

/** What of an endpoint says whether being switched off closes it. */
interface Asked {
  endpoint: Pick<Endpoint, 'method' | 'staysOpen'>
  guard: Pick<Guard, 'scope'>
}

/**
 * The club that a call names, on whatever host, where being switched off closes it: what is bought, booked or asked of it, and what
 * it shows everybody. Its own host says so before anything is asked (known-hosts.ts). What somebody owns they still read, and what
 * they stop they may stop.
 */
function clubAsked({ endpoint, guard }: Asked, params: unknown): string | null {
  const isOpen = endpoint.method === 'GET' ? guard.scope !== 'public' : endpoint.staysOpen
  const { club } = params as { club?: unknown }
  return !isOpen && typeof club === 'string' ? club : null
}

/** What a club that is switched off answers, wherever it is named. */
export const CLUB_OFF = 'club_suspended'

export const switchedOff = (words = CLUB_CLOSED) => new Refusal(503, CLUB_OFF, words)

/** Refuses a call that a club which is switched off does not take. Who calls is asked then only. */
export async function refuseSwitchedOff(
  served: Asked,
  params: unknown,
  caller: Caller,
  isSwitchedOff: (club: string) => boolean,
): Promise<void> {
  const club = clubAsked(served, params)
  if (club === null || !isSwitchedOff(club)) return
  if (served.endpoint.method === 'GET' && (await belongsTo(club, caller))) return
  throw switchedOff()
}

/**
 * Whoever belongs to the club, in their account or in the back office: these go on, and their pages wear its name, colours and clock.
 * On a club's host nobody is more than a visitor of another.
 */
async function belongsTo(club: string, { site, identify }: Caller): Promise<boolean> {
  if (!site || site.clubId !== '') return false
  const identity = await identify()
  return identity?.kind === 'user' && identity.user.accounts.some(({ slug }) => slug === club)
}
