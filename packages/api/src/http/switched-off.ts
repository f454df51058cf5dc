import type { Endpoint } from '@clubhouse/contract/endpoint'
import { Refusal } from '@clubhouse/contract/refusal'
import { CLUB_CLOSED } from '@clubhouse/domain/office/platform-entry'

/**
 * The club of which something is bought, booked or asked, on whatever host: one that is switched off does none of it. Its own host says so
 * before anything is asked (known-hosts.ts). What is only read stays, and what somebody stops.
 */
export function clubAsked(endpoint: Pick<Endpoint, 'method' | 'staysOpen'>, params: unknown): string | null {
  if (endpoint.method === 'GET' || endpoint.staysOpen) return null
  const { club } = params as { club?: unknown }
  return typeof club === 'string' ? club : null
}

export const switchedOff = () => new Refusal(503, 'club_suspended', CLUB_CLOSED)
