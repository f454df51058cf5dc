import { sql } from 'drizzle-orm'
import type { Currency } from '@clubhouse/contract/site/club'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { isOn, readerOf, readersOf, takeOccasions } from '#messages/automatic-mails/port.ts'
import type { Core } from '#kernel/core.ts'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { one, rows } from '#kernel/db/rows.ts'
import type { LongWork } from '#kernel/jobs/long-work.ts'
import { enqueueMail, keepHouseList, LOTTO_RESULTS } from '#messages/mail/port.ts'
import { memberLinks, type References } from '#messages/mailings/port.ts'
import type { PlayerKeys } from '../limits/player-keys.ts'

export const TELL_PLAYERS = 'tell-players'

const AT_ONCE = 100
const NO_ID = '00000000-0000-0000-0000-000000000000'

interface Held {
  slug: string
  name: string
  number: number
  numbers: string
  winners: number
  jackpot: number
  club: string
  currency: string
}

/** Somebody who played in it: an account, or the e-mail that a guest ordered with. */
interface PlayedBy {
  key: string
  userId: string | null
  email: string
  /** By whom a link of the mail knows them. */
  personId: string
}

interface Deps extends Pick<Core, 'sites'> {
  references: References
  keys: PlayerKeys
}

/** The result to those who played and did not win: who has won hears from `tell-winners`, whatever the club sends. */
export const tellPlayers = ({ sites, references, keys }: Deps): LongWork => ({
  kind: TELL_PLAYERS,

  async step(tx, { about, reached, now }) {
    const { club: clubId = NO_ID, draw: drawId = NO_ID } = about
    const over = { done: 0, reached, isFinished: true }
    if (!(await isOn(tx, clubId, 'lotto-result'))) return over
    const { held, players, resting } = await asClub(tx, clubId, async (own) => {
      await keepHouseList(own, clubId, LOTTO_RESULTS, now)
      return {
        held: await findHeld(own, clubId, drawId),
        players: await findPlayers(own, { clubId, drawId, after: reached?.['player'] ?? '' }),
        resting: await findResting(own, clubId, now),
      }
    })
    const site = held && sites.ofClub(held.club)
    if (!held || !site) return over
    const occasions = players.map(({ key }) => `${drawId} ${key}`)
    const fresh = await takeOccasions(tx, { clubId, kind: 'lotto-result', occasions }, now)
    const readers = await readersOf(
      tx,
      players.map(({ userId }) => userId),
    )
    const link = new URL(`/products/lotto/${held.slug}/draws/${held.number}`, site.origin).href
    let done = 0
    for (const player of players.filter(({ key }) => fresh.has(`${drawId} ${key}`))) {
      const reader = readerOf(readers, player)
      if (!reader || isResting(reader.email, player)) continue
      const { personId } = player
      const payload = {
        first_name: reader.firstName,
        lottery: held.name,
        number: held.number,
        numbers: held.numbers,
        winners: held.winners,
        link,
        jackpot: formatMoney(cents(held.jackpot), held.currency.toUpperCase() as Currency),
        unsubscribe: memberLinks(site.origin, references, {
          clubId,
          listId: LOTTO_RESULTS,
          memberId: personId,
        }),
      }
      const outgoing = {
        clubId,
        effectKey: `lotto-result ${drawId} ${player.key}`,
        to: reader.email,
        mailing: { kind: 'recurring' as const, personId, listId: LOTTO_RESULTS },
        mail: { template: 'draw-result' as const, payload },
      }
      await enqueueMail(tx, outgoing, now)
      done += 1
    }
    const last = players.at(-1)
    return {
      done,
      reached: last ? { player: last.key } : reached,
      isFinished: players.length < AT_ONCE,
    }

    /** Whoever takes a break from playing is not reminded of it, under whichever of their names they played. */
    function isResting(email: string, { userId }: PlayedBy): boolean {
      if (userId !== null && resting.has(userId)) return true
      return resting.has(keys.whoIs(clubId, { userId, email }).emailHash)
    }
  },
})

async function findHeld(tx: Tx, clubId: string, drawId: string): Promise<Held | null> {
  const found = await one<Held>(
    tx,
    sql`select p.slug, p.name, d.number, (select string_agg(n #>> '{}', ', ' order by at)
        from jsonb_array_elements(d.picks) with ordinality as picked (n, at)) as numbers,
      coalesce((select sum((t ->> 'winners')::int) from jsonb_array_elements(d.tiers) t), 0)::int as winners,
      l.jackpot, c.slug as club, c.currency
    from draws d
    join clubs c on c.id = d.club_id
    join lotteries l on l.club_id = d.club_id and l.id = d.lottery_id and l.kind = 'Lotto'
    join products p on p.club_id = d.club_id and p.id = d.lottery_id
    where d.club_id = ${clubId} and d.id = ${drawId} and d.status = 'drawn' and jsonb_array_length(d.picks) > 0`,
  )
  return found ?? null
}

/** In the order of their keys, each once, however many lines they had; tickets sold at the gate are nobody's. */
async function findPlayers(
  tx: Tx,
  { clubId, drawId, after }: { clubId: string; drawId: string; after: string },
): Promise<PlayedBy[]> {
  return rows<PlayedBy>(
    tx,
    sql`select played.key, min(played.user_id::text) as "userId", min(played.email) as email,
      coalesce(min(played.user_id::text), contact_id(${clubId}::uuid, min(played.email))::text) as "personId"
    from (select t.user_id, coalesce(lower(o.email), '') as email, e.tier,
        coalesce(t.user_id::text, contact_id(${clubId}::uuid, o.email)::text) as key
      from draw_entries e
      join lottery_tickets t on t.club_id = e.club_id and t.id = e.ticket_id
      left join order_items i on i.club_id = t.club_id and i.id = t.order_item_id
      left join orders o on o.club_id = i.club_id and o.id = i.order_id and o.guest_id is not null
      where e.club_id = ${clubId} and e.draw_id = ${drawId} and e.withdrawn_at is null) played
    where played.key > ${after} group by played.key having bool_and(played.tier is null)
    order by played.key limit ${AT_ONCE}`,
  )
}

/** Ids of accounts and hashes of e-mails of those who shut themselves out for now. */
async function findResting(tx: Tx, clubId: string, now: Date): Promise<ReadonlySet<string>> {
  const found = await rows<{ id: string | null; hash: string }>(
    tx,
    sql`select user_id as id, email_hash as hash from play_limits
    where club_id = ${clubId} and excluded_until > ${now.toISOString()}::timestamptz`,
  )
  return new Set(found.flatMap(({ id, hash }) => (id === null ? [hash] : [id, hash])))
}
