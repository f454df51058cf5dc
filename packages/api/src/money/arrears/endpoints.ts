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
import { orThrow } from '#kernel/http/or-throw.ts'
import { holdOrder } from '../orders/office/record-payment.ts'
import type { AskSecond } from '#identity/office-users/port.ts'
import type { Letters } from '#messages/mail/port.ts'
import { ARREARS_CSV } from './arrears-csv.ts'
import { reminderOf } from './arrears-mail.ts'
import { notePlan } from './note-plan.ts'
import { listPeople, listPeopleForFile } from './people.queries.ts'
import { readPerson, readWriteOff, TO_CONFIRM } from './person.queries.ts'
import { lateOrdersOf, remindPeople } from './remind.ts'
import { clubDay } from '#site/clubs/reads.ts'
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
export function arrearsEndpoints(
  { db, audit, now }: Pick<Core, 'db' | 'audit' | 'now'>,
  letters: Letters,
  askSecond: AskSecond,
): ServedEndpoint[] {
  const personOf = async (tx: Tx, { club: { clubId, userId } }: At, personId: string) => {
    const person = await readPerson(tx, { clubId, personId, userId, now: now() })
    return person ?? notFound('The person')
  }
  const writeOffOf = async (tx: Tx, clubId: string, id: string) => {
    const found = await readWriteOff(tx, clubId, id)
    return found ?? notFound('What was asked for')
  }
  /** In the transaction of what it tells of; why it was asked stands with the write-off itself. */
  const tell = async (tx: Tx, caller: At, kind: Kind, { orderId, amount }: Decided) => {
    const { clubId, userId } = caller.club
    const order = await holdOrder(tx, clubId, orderId)
    if (!order) throw new Error(`Order ${orderId} is held and gone`)
    const { seq, currency } = order
    const money = formatMoney(cents(amount), currency.toUpperCase() as Currency)
    const detail = { order_id: orderId, Order: `#${seq}`, Amount: money }
    await audit.record(tx, caller, { kind, clubId, actorId: userId, detail })
  }
  /** Whoever may be the second hears of it at once. */
  const ask = async (
    tx: Tx,
    { club: { clubId, userId } }: At,
    { orderId, amount }: Decided,
    { personId, id, reason }: { personId: string; id: string; reason: string },
  ) => {
    const order = await holdOrder(tx, clubId, orderId)
    if (!order) throw new Error(`Order ${orderId} is held and gone`)
    const sum = formatMoney(cents(amount), order.currency.toUpperCase() as Currency)
    const path = `/arrears/${personId}`
    const [task, about] = [`Confirm the write-off of ${sum}`, `Order #${order.seq}`]
    await askSecond(tx, { clubId, userId, needed: 'money', id, task, about, reason, path })
  }

  return [
    serve(contract.listArrearsOfClub, office('money'), ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listPeople(tx, club.clubId, now(), query)),
    ),
    serve(contract.listArrearsOfClubCsv, office('money'), ({ query }, caller) =>
      officeCsv({ db, audit, now }, caller, {
        name: 'arrears',
        columns: ARREARS_CSV,
        query,
        list: (tx, asked) => listPeopleForFile(tx, caller.club.clubId, now(), asked),
      }),
    ),
    serve(contract.getArrearsPerson, office('money'), async ({ params }, caller) =>
      orThrow(await db.withClub(caller.club.clubId, (tx) => personOf(tx, caller, params.person_id))),
    ),
    serve(contract.previewReminder, office('money'), async ({ params }, caller) => {
      const { clubId } = caller.club
      const orders = orThrow(
        await db.withClub(clubId, async (tx) => {
          const person = await personOf(tx, caller, params.person_id)
          if (person instanceof Refusal || person.not_reminded !== null)
            return person instanceof Refusal ? person : []
          return (await lateOrdersOf(tx, clubId, [params.person_id])).get(params.person_id) ?? []
        }),
      )
      const [render, brand] = [await letters.templates(), await letters.brandOf(clubId)]
      const written = orders.map(async (order) => ({
        order_id: order.id,
        order_seq: order.seq,
        to: order.email,
        amount: order.amount,
        ...(await render(reminderOf(order), brand)),
      }))
      return { letters: await Promise.all(written) }
    }),
    serve(contract.remindArrears, ownPeople('money'), ({ body }, caller) => {
      const { clubId, userId } = caller.club
      return db.withClub(clubId, async (tx) => {
        const { orders, ...reply } = await remindPeople(tx, {
          clubId,
          personIds: body.person_ids,
          now: now(),
        })
        const day = await clubDay(tx, clubId, now())
        for (const { id, seq, amount, currency } of orders) {
          const sum = formatMoney(cents(amount), currency.toUpperCase() as Currency)
          const detail = { order_id: id, Order: `#${seq}`, Amount: sum, day }
          await audit.record(tx, caller, { kind: 'arrears-reminded', clubId, actorId: userId, detail })
        }
        return reply
      })
    }),
    serve(contract.planArrears, ownPeople('money'), async ({ params, body }, caller) => {
      const { clubId, userId } = caller.club
      const personId = params.person_id
      const planned = await db.withClub(clubId, async (tx) => {
        const person = await personOf(tx, caller, personId)
        if (person instanceof Refusal) return person
        const { plan: before, instalments } = person
        const isNew = await notePlan(tx, { clubId, personId, ...body, now: now() })
        if (isNew instanceof Refusal) return isNew
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
      return orThrow(planned)
    }),
    serve(
      contract.askWriteOff,
      ownPeople('money'),
      async ({ params: { person_id: personId }, body }, caller) => {
        const { clubId, userId } = caller.club
        const made = await db.withClub(clubId, async (tx) => {
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
          if (asked instanceof Refusal) return asked
          if (asked) {
            await tell(tx, caller, 'write-off-asked', asked)
            await ask(tx, caller, asked, { personId, id: body.write_off_id, reason: body.reason })
          }
          return personOf(tx, caller, personId)
        })
        return orThrow(made)
      },
    ),
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
      return orThrow(decided)
    }),
    serve(contract.declineWriteOff, ownPeople('money'), async ({ params }, caller) => {
      const { write_off_id: writeOffId } = params
      const { clubId, userId } = caller.club
      const declined = await db.withClub(clubId, async (tx) => {
        const made = await declineWriteOff(tx, { clubId, writeOffId, userId, now: now() })
        if (made instanceof Refusal) return made
        await tell(tx, caller, 'write-off-declined', made)
        return writeOffOf(tx, clubId, writeOffId)
      })
      return orThrow(declined)
    }),
  ]
}
