import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import type { PlatformSettlements, recordSettlement } from '@clubhouse/contract/platform/settlements'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { dayOf, formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { asClub } from '#kernel/db/as-club.ts'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { book, bookedBack, platformSettlements } from '#money/ledger/port.ts'
import type { PlatformDeps, Superuser } from './deps.ts'

type Paid = ParsedOf<typeof recordSettlement>['body']

type Read = PlatformSettlements & { timeZone: string }

/** What a club owes and has paid: one statement, as the club. */
const read = (tx: Tx, clubId: string, userId: string): Promise<Read | undefined> =>
  asClub(tx, clubId, (own) =>
    one<Read>(
      own,
      sql`select c.currency, c.time_zone as "timeZone",
        (select coalesce(-sum(e.amount), 0)::int from ledger_entries e where e.club_id = c.id and e.account = 'platform') as owed,
        (select coalesce(json_agg(json_build_object('settlement_id', s.id, 'amount', s.amount, 'paid_on', s.paid_on,
            'reference', s.reference, 'recorded_at', iso(s.recorded_at), 'taken_back_at', iso(back.at),
            'may_take_back', back.at is null and s.recorded_by = ${userId}) order by s.recorded_at desc, s.id), '[]')
          from platform_settlements s left join ledger_transactions back on back.club_id = s.club_id
            and back.effect_key = 'settlement-back:' || s.id
          where s.club_id = c.id) as items
      from clubs c where c.id = ${clubId}`,
    ),
  )

const idOf = (caller: Superuser): string => caller.member.user.user_id

export const readSettlements = (
  { db }: PlatformDeps,
  caller: Superuser,
  clubId: string,
): Promise<PlatformSettlements | undefined> =>
  db.withPlatform((tx) => read(tx, clubId, idOf(caller))).then((found) => found && shown(found))

const shown = ({ currency, owed, items }: PlatformSettlements): PlatformSettlements => ({
  currency,
  owed,
  items,
})

/**
 * An invoice of the platform's that a club has paid: off what it owes, out of its bank, in its books and in its log. Never more than
 * it owes, also for two who write it down at once; the same request is the same payment.
 */
export const settleFees = (
  { db, now, audit }: PlatformDeps,
  caller: Superuser,
  clubId: string,
  paid: Paid,
): Promise<PlatformSettlements | Refusal> =>
  db.withPlatform(async (tx) => {
    await oneAtATime(tx, 'settlement', clubId)
    const actorId = idOf(caller)
    const club = await read(tx, clubId, actorId)
    if (!club) return notFound('The club')
    const { settlement_id: id, amount, paid_on: paidOn, reference } = paid
    const known = club.items.find((item) => item.settlement_id === id)
    if (known)
      return known.amount === amount && known.paid_on === paidOn && known.reference === reference
        ? shown(club)
        : new Refusal(409, 'idempotency_conflict', 'Another payment was written down with this id.')
    const money = (sum: number) => formatMoney(cents(sum), club.currency)
    if (amount > club.owed)
      return new Refusal(
        409,
        'too_much',
        club.owed > 0 ? `The club owes ${money(club.owed)} and no more.` : 'The club owes nothing.',
      )
    if (paidOn > dayOf(now().toISOString(), club.timeZone))
      return new Refusal(422, 'not_yet', 'That day is still to come.', {
        errors: { paid_on: 'That day is still to come.' },
      })
    await tx
      .insert(platformSettlements)
      .values({ clubId, id, amount, paidOn, reference, recordedBy: actorId, recordedAt: now() })
    await asClub(tx, clubId, (own) =>
      book(own, {
        clubId,
        kind: 'settlement',
        effectKey: `settlement:${id}`,
        at: now(),
        currency: club.currency,
        entries: [
          { account: 'platform', amount },
          { account: 'bank', amount: -amount },
        ],
      }),
    )
    await audit.record(tx, caller, {
      kind: 'platform-settled',
      clubId,
      actorId,
      detail: { Amount: money(amount), Reference: reference, 'Paid on': paidOn },
    })
    const after = await read(tx, clubId, actorId)
    return after ? shown(after) : notFound('The club')
  })

/** Written down by mistake: owed again, by a counter-entry and a line in the club's log. For whoever wrote it down alone, and once. */
export const takeBackSettlement = (
  { db, now, audit }: PlatformDeps,
  caller: Superuser,
  { clubId, id, reason }: { clubId: string; id: string; reason: string },
): Promise<PlatformSettlements | Refusal> =>
  db.withPlatform(async (tx) => {
    await oneAtATime(tx, 'settlement', clubId)
    const actorId = idOf(caller)
    const club = await read(tx, clubId, actorId)
    const known = club?.items.find((item) => item.settlement_id === id)
    if (!club || !known) return notFound('The payment')
    if (known.taken_back_at !== null) return shown(club)
    if (!known.may_take_back)
      return new Refusal(403, 'not_yours', 'Only the person who recorded this payment can undo it.')
    await asClub(tx, clubId, async (own) =>
      book(own, {
        clubId,
        kind: 'correction',
        effectKey: `settlement-back:${id}`,
        at: now(),
        currency: club.currency,
        entries: await bookedBack(own, clubId, `settlement:${id}`),
      }),
    )
    await audit.record(tx, caller, {
      kind: 'platform-settlement-taken-back',
      clubId,
      actorId,
      detail: {
        Amount: formatMoney(cents(known.amount), club.currency),
        Reference: known.reference,
        Reason: reason,
      },
    })
    const after = await read(tx, clubId, actorId)
    return after ? shown(after) : notFound('The club')
  })
