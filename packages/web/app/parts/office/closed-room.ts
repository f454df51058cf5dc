import type { Office } from '@clubhouse/contract/office/office-names'
import type { Role } from '@clubhouse/contract/people/people'
import { holds } from '@clubhouse/domain/office/offices'
import type { Needed } from '@clubhouse/domain/office/right-words'
import { isGuarded, neededToEnter } from '@clubhouse/domain/office/rights'

/** Why a room stays closed to somebody. */
export interface ClosedRoom {
  why: 'not_your_office' | 'passkey_needed'
  needed: Needed
}

interface Visitor {
  roles: readonly Role[]
  offices?: readonly Office[] | undefined
  asks_passkey?: boolean | undefined
  hasFreshPasskey?: boolean | undefined
}

/** Null where they may come in. The calls of the room ask the same once more (kernel/http/guard.ts of the server). */
export function closedTo(visitor: Visitor, path: string): ClosedRoom | null {
  const needed = neededToEnter(path)
  // An address without a rule is no room; a room without one fails closed-room.test.ts.
  if (needed === null) return null
  if (!holds(visitor, needed)) return { why: 'not_your_office', needed }
  if (visitor.asks_passkey && isGuarded(needed) && !visitor.hasFreshPasskey)
    return { why: 'passkey_needed', needed }
  return null
}
