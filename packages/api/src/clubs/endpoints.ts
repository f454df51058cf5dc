import { getStore } from '@clubhouse/contract/account'
import { listOverseenClubs } from '@clubhouse/contract/overseen-clubs'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import type { Database } from '../db/database.ts'
import type { Caller, SignedIn } from '../http/caller.ts'
import { serve } from '../http/endpoints.ts'
import { anyone, member } from '../http/guard.ts'
import { findAccount } from './account.queries.ts'
import { overseenClubs } from './overseen-clubs.queries.ts'

export const clubEndpoints = ({ db }: { db: Database }) => [
  serve(getStore, anyone('read'), async ({ params }) => {
    const account = await findAccount(db, params.club)
    if (!account) throw notFound('The club')
    return account
  }),
  serve(listOverseenClubs, member('read'), ({ query }, caller) => overseenClubs(db, bodyOf(caller), query)),
]

/** Null oversees every club. The site asks for the role (HOSTS-07, HOSTS-08); on any other site nobody oversees. */
function bodyOf({ site, member: { user } }: Caller & { member: SignedIn }): string | null {
  const type = site?.host.type
  if (type === 'su' && user.roles.includes('super-user')) return null
  const body = type === 'xgb' && user.roles.includes('xgb') ? user.governing_body : null
  if (!body) throw new Refusal(403, 'forbidden', NOT_PERMITTED)
  return body.governing_body_id
}
