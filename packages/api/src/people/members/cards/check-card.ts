import type { CheckedCard, ListedCard } from '@clubhouse/contract/people/cards'
import { accountsRun } from '@clubhouse/domain/identity/chosen-account'
import { readCard, shortName, tokenIn } from '@clubhouse/domain/people/members/card-token'
import { membershipNumber, typedNumber } from '@clubhouse/domain/people/members/membership-number'
import { membershipState } from '@clubhouse/domain/people/members/membership-state'
import { seasonOf } from '@clubhouse/domain/people/members/season'
import type { Caller } from '#kernel/http/caller.ts'
import { type CardRow, findByNumber, findCard, findListed } from './cards.queries.ts'
import type { CardDeps } from './own-cards.ts'

const STATES = { active: 'valid', ended: 'ended', cancelled: 'revoked' } as const

const stateOf = (row: CardRow) => STATES[membershipState(row, row.today)]

/** Whether somebody runs the club at whose gate they stand. */
export async function isSteward(caller: Caller, clubId: string): Promise<boolean> {
  const identity = await caller.identify()
  const accounts = identity?.kind === 'user' ? identity.user.accounts : []
  return accountsRun(accounts).some(({ account_id }) => account_id === clubId)
}

/** What the code says is believed only as far as it is signed; whether it still counts is looked up. */
export async function checkedCard(
  { db, now, keys }: CardDeps,
  caller: Caller,
  { clubId, clubName, token }: { clubId: string; clubName: string; token: string },
): Promise<CheckedCard> {
  const [claims, steward] = await Promise.all([readCard(token, keys.open(clubId)), isSteward(caller, clubId)])
  const at = now()
  const row = claims
    ? await db.withClub(clubId, (tx) => findCard(tx, { clubId, membershipId: claims.membershipId, now: at }))
    : null
  if (!claims || !row) return { state: 'unknown', card: null, is_steward: steward }
  const state = stateOf(row)
  const isOld = claims.expiresAt * 1000 <= at.getTime()
  return {
    state: state === 'valid' && isOld ? 'expired' : state,
    card: {
      name: steward ? `${row.firstName} ${row.lastName}`.trim() : shortName(row.firstName, row.lastName),
      plan: row.plan,
      season: seasonOf(row.endsOn),
      number: membershipNumber(clubName, row.number ?? claims.number),
      ends_on: row.endsOn,
    },
    is_steward: steward,
  }
}

/** By those who run the club: the code that was scanned, the address in it, or the number that is read out. */
export async function checkedAtGate(
  deps: CardDeps,
  caller: Caller,
  { clubId, clubName, code }: { clubId: string; clubName: string; code: string },
): Promise<Pick<CheckedCard, 'state' | 'card'>> {
  const number = typedNumber(code)
  if (number === null) {
    const token = tokenIn(code)
    if (token === null) return { state: 'unknown', card: null }
    const { state, card } = await checkedCard(deps, caller, { clubId, clubName, token })
    return { state, card }
  }
  const row = await deps.db.withClub(clubId, (tx) => findByNumber(tx, { clubId, number, now: deps.now() }))
  if (!row) return { state: 'unknown', card: null }
  const card = {
    name: `${row.firstName} ${row.lastName}`.trim(),
    plan: row.plan,
    season: seasonOf(row.endsOn),
    number: membershipNumber(clubName, number),
    ends_on: row.endsOn,
  }
  return { state: stateOf(row), card }
}

/** One line for each number: a card that counts before one that does not. */
export async function listedCards(
  { db, now }: CardDeps,
  clubId: string,
): Promise<{ at: string; items: ListedCard[] }> {
  const at = now()
  const rows = await db.withClub(clubId, (tx) => findListed(tx, { clubId, now: at }))
  const items = rows.map((row) => ({
    membership_id: row.membershipId,
    number: row.number ?? 0,
    name: `${row.firstName} ${row.lastName}`.trim(),
    plan: row.plan,
    season: seasonOf(row.endsOn),
    state: stateOf(row),
  }))
  return { at: at.toISOString(), items }
}
