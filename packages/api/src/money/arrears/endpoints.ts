import * as contract from '@clubhouse/contract/money/office/arrears'
import type { Currency } from '@clubhouse/contract/site/club'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, ownPeople, type RunningClub } from '#kernel/http/guard.ts'
import { officeCsv } from '#kernel/http/office-csv.ts'
import { holdOrder } from '../orders/office/record-payment.ts'
import { ARREARS_CSV } from './arrears-csv.ts'
import { notePlan } from './note-plan.ts'
import { listPeople, listPeopleForFile } from './people.queries.ts'
import { readPerson, readWriteOff, TO_CONFIRM } from './person.queries.ts'
import { remindPeople, todayOf } from './remind.ts'
import { askWriteOff, confirmWriteOff, type Decided, declineWriteOff } from './write-off.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'arrears-reminded': true
    'arrears-planned': true
    'write-off-asked': true
    'write-off-confirmed': true
    'write-off-declined': true
    'write-off-lapsed': true
  }
}

type Kind = 'write-off-asked' | 'write-off-confirmed' | 'write-off-declined' | 'write-off-lapsed'
type At = Caller & { club: RunningClub }

/** Who owes the club instalments, and what is done about it. */
export function arrearsEndpoints({ db, audit, now }: Pick<Core, 'db' | 'audit' | 'now'>): ServedEndpoint[] {
  const personOf = async (tx: Tx, { club: { clubId, userId } }: At, personId: string) => {
    const person = await readPerson(tx, { clubId, personId, userId, now: now() })
    if (!person) throw notFound('The person')
    return person
  }
  const writeOffOf = async (tx: Tx, clubId: string, id: string) => {
    const found = await readWriteOff(tx, clubId, id)
    if (!found) throw notFound('What was asked for')
    return found
  }
  /** In the transaction of what it tells of; why it was asked stands with the write-off itself. */
  const tell = async (tx: Tx, caller: At, kind: Kind, { orderId, amount }: Decided) => {
    const { clubId, userId } = caller.club
    const order = await holdOrder(tx, clubId, orderId)
    if (!order) throw notFound('The order')
    const { seq, currency } = order
    const money = formatMoney(cents(amount), currency.toUpperCase() as Currency)
    const detail = { order_id: orderId, Order: `#${seq}`, Amount: money }
    await audit.record(tx, caller, { kind, clubId, actorId: userId, detail })
  }

  return [
    serve(contract.listArrearsOfClub, office('money'), ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listPeople(tx, club.clubId, now(), query)),
    ),
    serve(contract.listArrearsOfClubCsv, office('money'), ({ query }, caller) =>
      officeCsv({ db, audit, now }, caller, {
        room: 'arrears',
        columns: ARREARS_CSV,
        query,
        list: (tx, asked) => listPeopleForFile(tx, caller.club.clubId, now(), asked),
      }),
    ),
    serve(contract.getArrearsPerson, office('money'), ({ params }, caller) =>
      db.withClub(caller.club.clubId, (tx) => personOf(tx, caller, params.person_id)),
    ),
    serve(contract.remindArrears, ownPeople('money'), ({ body }, caller) => {
      const { clubId, userId } = caller.club
      return db.withClub(clubId, async (tx) => {
        const { orders, ...reply } = await remindPeople(tx, {
          clubId,
          personIds: body.person_ids,
          now: now(),
        })
        const day = await todayOf(tx, clubId, now())
        for (const { id, seq } of orders) {
          const detail = { order_id: id, Order: `#${seq}`, day }
          await audit.record(tx, caller, { kind: 'arrears-reminded', clubId, actorId: userId, detail })
        }
        return reply
      })
    }),
    serve(contract.planArrears, ownPeople('money'), ({ params, body }, caller) => {
      const { clubId, userId } = caller.club
      const personId = params.person_id
      return db.withClub(clubId, async (tx) => {
        const { plan: before, instalments } = await personOf(tx, caller, personId)
        const isNew = await notePlan(tx, { clubId, personId, ...body, now: now() })
        if (isNew instanceof Refusal) throw isNew
        const [first] = instalments
        if (isNew) {
          const detail = {
            ...(first && { order_id: first.order_id, Order: `#${first.order_seq}` }),
            Day: `${before?.on ?? 'none'} → ${body.on ?? 'none'}`,
          }
          await audit.record(tx, caller, { kind: 'arrears-planned', clubId, actorId: userId, detail })
        }
        return personOf(tx, caller, personId)
      })
    }),
    serve(contract.askWriteOff, ownPeople('money'), ({ params: { person_id: personId }, body }, caller) => {
      const { clubId, userId } = caller.club
      return db.withClub(clubId, async (tx) => {
        const asked = await askWriteOff(tx, {
          clubId,
          personId,
          userId,
          orderId: body.order_id,
          writeOffId: body.write_off_id,
          scheduledPaymentIds: body.scheduled_payment_ids,
          reason: body.reason,
          now: now(),
        })
        if (asked instanceof Refusal) throw asked
        if (asked) await tell(tx, caller, 'write-off-asked', asked)
        return personOf(tx, caller, personId)
      })
    }),
    serve(contract.confirmWriteOff, ownPeople(TO_CONFIRM), async ({ params }, caller) => {
      const { write_off_id: writeOffId } = params
      const { clubId, userId } = caller.club
      const decided = await db.withClub(clubId, async (tx) => {
        const made = await confirmWriteOff(tx, { clubId, writeOffId, userId, now: now() })
        if (made instanceof Refusal) return made
        await tell(tx, caller, made.lapsed ? 'write-off-lapsed' : 'write-off-confirmed', made)
        return made.lapsed ?? writeOffOf(tx, clubId, writeOffId)
      })
      // Outside of the transaction: that it lapsed stays written.
      if (decided instanceof Refusal) throw decided
      return decided
    }),
    serve(contract.declineWriteOff, ownPeople('money'), ({ params }, caller) => {
      const { write_off_id: writeOffId } = params
      const { clubId, userId } = caller.club
      return db.withClub(clubId, async (tx) => {
        const made = await declineWriteOff(tx, { clubId, writeOffId, userId, now: now() })
        if (made instanceof Refusal) throw made
        await tell(tx, caller, 'write-off-declined', made)
        return writeOffOf(tx, clubId, writeOffId)
      })
    }),
  ]
}
