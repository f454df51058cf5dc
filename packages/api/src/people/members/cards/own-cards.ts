import type { MembershipCard } from '@clubhouse/contract/people/cards'
import { CARD_DAYS, shortName } from '@clubhouse/domain/people/members/card-token'
import { membershipNumber } from '@clubhouse/domain/people/members/membership-number'
import { ageGroupOf } from '@clubhouse/domain/people/members/membership-state'
import { seasonOf } from '@clubhouse/domain/people/members/season'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { clubsOf, findFamily, type Relative, type SignedCaller } from '../../family/port.ts'
import type { CardKeys } from './card-keys.ts'
import { type CardRow, findOwnCards, giveNumbers } from './cards.queries.ts'

export interface CardDeps extends Pick<Core, 'db' | 'now' | 'registry' | 'sites'> {
  keys: CardKeys
}

const DAY_MS = 24 * 3_600_000

/** The cards of a family, one for each person and club, with codes that work from now on for a week. */
export async function ownCards(
  { db, now, keys, sites }: CardDeps,
  caller: SignedCaller,
): Promise<MembershipCard[]> {
  const { user_id: userId } = caller.member.user
  const at = now()
  const [{ people }, ...held] = await Promise.all([
    findFamily(db, userId, at),
    ...clubsOf(caller).map(async (club) => {
      const asked = { clubId: club.account_id, userId, now: at }
      return { club, rows: await db.withClub(club.account_id, (tx) => numbered(tx, asked)) }
    }),
  ])
  const validUntil = new Date(at.getTime() + CARD_DAYS * DAY_MS)
  const card = ({ club, row }: { club: MembershipCard['club']; row: Numbered }, person: Relative) => {
    const { membershipId, number, plan, endsOn, ageDay } = row
    const season = seasonOf(endsOn)
    const name = shortName(person.firstName, person.lastName)
    const expiresAt = Math.floor(validUntil.getTime() / 1000)
    const token = keys.sign(club.account_id, { membershipId, number, name, plan, season, expiresAt })
    return {
      membership_id: membershipId,
      member_id: person.id,
      order_item_id: row.orderItemId,
      is_self: person.isSelf,
      club,
      plan,
      season,
      first_name: person.firstName,
      last_name: person.lastName,
      age_group: ageGroupOf(person.born, ageDay),
      number: membershipNumber(club.name, number),
      earlier_number: row.earlierNumber,
      ends_on: endsOn,
      check_url: `${sites.ofClub(club.slug)?.origin ?? ''}/card/${token}`,
      valid_until: validUntil.toISOString(),
    }
  }
  const all = held.flatMap(({ club, rows }) => rows.map((row) => ({ club, row })))
  return people.flatMap((person) =>
    all.filter(({ row }) => row.memberId === person.id).map((each) => card(each, person)),
  )
}

type Numbered = CardRow & { number: number }

/** Whoever opens a card for the first time is given a number. Several plans of one person are one card: the one that lasts longest. */
async function numbered(tx: Tx, asked: { clubId: string; userId: string; now: Date }): Promise<Numbered[]> {
  const rows = await findOwnCards(tx, asked)
  const first = rows.filter(
    (row, place) => rows.findIndex(({ memberId }) => memberId === row.memberId) === place,
  )
  const without = first.filter(({ number }) => number === null).map(({ memberId }) => memberId)
  const given = without.length > 0 ? await giveNumbers(tx, { ...asked, memberIds: without }) : null
  return first.map((row) => ({ ...row, number: row.number ?? given?.get(row.memberId) ?? 0 }))
}
