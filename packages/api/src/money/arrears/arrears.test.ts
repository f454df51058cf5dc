import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ArrearsPerson, ArrearsRow } from '@clubhouse/contract/money/office/arrears'
import { whyNotReminded } from '@clubhouse/domain/money/orders/arrears'
import { app, bought, clubId, inInstalments, openAttempts } from '#testing/clients/attempts-client.ts'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { statementCounter } from '#testing/counted.ts'
import { hostOf, signIn } from '#testing/sign-in.ts'

openAttempts()

let orla: ClubClient
let tadhg: ClubClient
/** Sign-ins do not outlast a day. */
const comeIn = async () => (orla = await openClubClient(app, { who: 'orla@dunvarra.example' }))
const on = async (day: string) => {
  app.setClock(new Date(`${day}T12:00:00Z`))
  await comeIn()
}
beforeEach(async () => {
  await comeIn()
  tadhg = await openClubClient(app)
  await app.asOwner(`update scheduled_payments set status = 'cancelled' where status = 'failed'`)
  await app.asOwner('delete from arrears_cases')
})

interface Listed {
  total: number
  items: ArrearsRow[]
  counts: Record<string, number>
  sums: { late: number; due: number; ages: number[] }
}
const list = async (query = ''): Promise<Listed> => (await orla.ask(`/arrears${query}`)).body

/** An order in instalments of which the first ones were refused to the last, so many days ago each. */
async function owing(...daysLate: number[]): Promise<ArrearsPerson> {
  const orderId = await bought(await inInstalments())
  for (const [at, days] of daysLate.entries())
    await app.asOwner(
      `update scheduled_payments set status = 'failed', try_at = null, due_on = ($3::date - $4::int)::text
        where order_id = $1 and number = $2`,
      [orderId, at + 2, '2026-11-15', days],
    )
  const { items } = await list('?late=true&filter=brid@home.example')
  return (await orla.ask(`/arrears/${items[0]?.person_id}`)).body
}
const late = ({ instalments }: ArrearsPerson) => instalments.filter(({ status }) => status === 'failed')

describe('who is late', () => {
  test('TABLE-11 stands in one row with what is late by its age, and the sums are those of orders and reports', async () => {
    const person = await owing(3, 45)
    const [young, old] = late(person).toSorted((one, other) => one.days - other.days)
    const ages = [person.age_0, person.age_1, person.age_2, person.age_3, person.age_4]
    expect(ages).toEqual([young?.amount, 0, old?.amount, 0, 0])
    expect([person.days, person.late]).toEqual([45, (young?.amount ?? 0) + (old?.amount ?? 0)])
    const all = await list()
    const [known] = await app.asOwner<{ late: number; due: number }>(
      'select sum(late)::int as late, sum(due)::int as due from order_sums where club_id = $1',
      [clubId],
    )
    expect({ late: all.sums.late, due: all.sums.due }).toEqual(known)
    const { arrears } = (await orla.ask('/reports/treasurer')).body
    expect(all.sums.ages).toEqual(arrears.by_age.map(({ owed }: { owed: number }) => owed))
    expect(all.counts['late']).toBe(arrears.people)
  })

  test('TABLE-11 every filter finds what it names', async () => {
    const { person_id: id } = await owing(45)
    const found = async (query: string) => (await list(`?ids[]=${id}&${query}`)).total
    const finds = ['late=true', 'age=2', 'plan=none', 'quiet=true', 'product=senior', 'amount_from=1']
    for (const query of [...finds, 'due_to=2030-01-01', 'filter=brid@home.example'])
      expect(await found(query), query).toBe(1)
    const misses = ['age=0', 'plan=coming', 'plan=broken', 'asked=true', 'product=zebra', 'due_to=2000-01-01']
    for (const query of [...misses, 'amount_from=99999999']) expect(await found(query), query).toBe(0)
    for (const sort of ['name', 'late', 'days', 'due', 'next_due', 'reminded_on'])
      expect((await orla.ask(`/arrears?sort=${sort}`)).status, sort).toBe(200)
  })

  test('a page is one statement; the file has a line for each, and the audit log tells of it', async () => {
    const person = await owing(10)
    const counter = statementCounter({ inTransactions: true })
    const { listPeople } = await import('./people.queries.ts')
    const sent = await counter.during(() =>
      counter
        .db(app.parts.db)
        .withClub(clubId, (tx) => listPeople(tx, clubId, app.parts.now(), { page: 1, per_page: 10 })),
    )
    expect(sent).toHaveLength(1)
    const { access_token: as } = await signIn(app, 'orla@dunvarra.example', 'backoffice')
    const { body } = await app.server.inject({
      method: 'GET',
      url: `/api/v2/backoffice/arrears/csv?ids[]=${person.person_id}&columns[]=name&columns[]=late`,
      headers: { host: hostOf('backoffice'), authorization: `Bearer ${as}`, 'x-account-id': clubId },
    })
    expect(body).toContain(`${person.name},${(person.late / 100).toFixed(2)}`)
    expect((await orla.audited('list-exported')).at(-1)?.detail).toMatchObject({ list: 'arrears', rows: '1' })
  })
})

describe('a reminder', () => {
  const mails = () =>
    app.asOwner<{ recipient: string; payload: { amount: string } }>(
      `select recipient, payload from outbox where effect_key like 'arrears-reminder:%'`,
    )
  beforeEach(() => app.asOwner(`delete from outbox where effect_key like 'arrears-reminder:%'`))

  test('goes out once a day to each, however often it is pressed, and stands with its order', async () => {
    const person = await owing(10, 20)
    const body = { person_ids: [person.person_id] }
    const pressed = await Promise.all([1, 2, 3, 4].map(() => orla.ask('/arrears/reminders', body)))
    expect(pressed.flatMap((reply) => reply.body.reminded)).toEqual([person.person_id])
    expect(pressed.flatMap((reply) => reply.body.not_reminded)).toHaveLength(3)
    expect(await mails()).toMatchObject([{ recipient: 'brid@home.example' }])
    const order = (await orla.ask(`/orders/${person.instalments[0]?.order_id}`)).body
    expect(order.mails.map(({ template }: { template: string }) => template)).toContain('arrears-reminder')
    const after = (await orla.ask(`/arrears/${person.person_id}`)).body
    expect(after.history).toContainEqual(
      expect.objectContaining({ what: 'said', kind: 'arrears-reminded', actor: 'Orla Fennick' }),
    )
    expect(after.history).toContainEqual(expect.objectContaining({ what: 'payment', is_paid: true }))
    expect((await orla.audited('arrears-reminded')).at(-1)).toMatchObject({ actor: 'orla@dunvarra.example' })
    await on('2026-11-16')
    expect((await orla.ask('/arrears/reminders', body)).body.reminded).toEqual([person.person_id])
  })

  test('can be read before it goes: to whom, the sum, and the same words', async () => {
    const person = await owing(10, 20)
    const of = `/arrears/${person.person_id}`
    const { letters } = (await orla.ask(`${of}/reminder`)).body
    expect(letters).toMatchObject([{ to: 'brid@home.example', amount: person.late }])
    const [{ subject, text }] = letters
    const sum = `€${(person.late / 100).toFixed(2)}`
    expect(subject).toContain(`${sum} is still to pay`)
    expect(text).toContain(`Pay ${sum}`)
    expect(await mails()).toEqual([])
    await orla.ask('/arrears/reminders', { person_ids: [person.person_id] })
    expect(await mails()).toMatchObject([{ payload: { amount: sum } }])
    expect((await orla.ask(`${of}/reminder`)).body.letters).toEqual([])
  })

  test('says of a list who was left out, and why, as the rule does', async () => {
    const person = await owing(10)
    const [none] = (await list('?filter=')).items.filter((row) => row.late === 0)
    await orla.ask(`/arrears/${person.person_id}/plan`, { on: '2026-12-01' }, 'PATCH')
    const people = [person.person_id, ...(none ? [none.person_id] : [])]
    const { reminded, not_reminded: left } = (await orla.ask('/arrears/reminders', { person_ids: people }))
      .body
    expect(reminded).toEqual([])
    expect(left).toContainEqual({ person_id: person.person_id, why: 'has-plan' })
    expect(await mails()).toEqual([])
    for (const row of (await list('?per_page=100')).items)
      expect(row.not_reminded).toBe(
        whyNotReminded(
          { late: row.late, remindedOn: row.reminded_on, planOn: row.plan?.on ?? null },
          '2026-11-15',
        ),
      )
  })
})

test('a plan to pay is noted with its day, found when it is broken, and taken back', async () => {
  const { person_id: id } = await owing(10)
  const plan = (body: object) => orla.ask(`/arrears/${id}/plan`, body, 'PATCH')
  const past = await plan({ on: '2026-11-14' })
  expect([past.status, Object.keys(past.body.errors)]).toEqual([422, ['on']])
  const { body } = await plan({ on: '2026-11-20', note: 'After the mart' })
  expect(body.plan).toEqual({ on: '2026-11-20', note: 'After the mart', is_broken: false })
  expect((await list(`?ids[]=${id}&plan=coming&planned=true`)).total).toBe(1)
  await on('2026-11-21')
  expect((await list(`?ids[]=${id}&plan=broken`)).items[0]?.plan?.is_broken).toBe(true)
  expect((await plan({ on: null })).body.plan).toBeNull()
  expect((await orla.audited('arrears-planned')).at(-1)?.detail).toMatchObject({ Day: '2026-11-20 → none' })
  expect((await orla.ask(`/arrears/${crypto.randomUUID()}/plan`, { on: null }, 'PATCH')).status).toBe(404)
})

describe('a write-off', () => {
  const asking = (person: ArrearsPerson, more: object = {}) => ({
    write_off_id: crypto.randomUUID(),
    order_id: late(person)[0]?.order_id,
    reason: 'Moved to Perth',
    scheduled_payment_ids: late(person).map(({ scheduled_payment_id: id }) => id),
    ...more,
  })
  const asked = async (person: ArrearsPerson) => {
    const body = asking(person)
    expect((await orla.ask(`/arrears/${person.person_id}/write-offs`, body)).status).toBe(200)
    return body.write_off_id
  }
  const decide = (desk: ClubClient, id: string, what = 'confirmation') =>
    desk.ask(`/arrears/write-offs/${id}/${what}`, {})

  test('is asked by one and confirmed by another; books, order and list agree, and nobody is asked for it any more', async () => {
    const person = await owing(10, 40)
    const id = await asked(person)
    expect((await list('?asked=true')).items.map((row) => row.person_id)).toEqual([person.person_id])
    const same = await decide(orla, id)
    expect([same.status, same.body.error_code]).toEqual([409, 'same_person'])
    const { status, body } = await decide(tadhg, id)
    expect([status, body.status, body.amount]).toEqual([200, 'done', person.late])
    const again = await decide(tadhg, id)
    expect([again.status, again.body.error_code]).toEqual([409, 'already_decided'])
    const order = (await orla.ask(`/orders/${late(person)[0]?.order_id}`)).body
    const booked = order.ledger.filter(({ kind }: { kind: string }) => kind === 'write-off')
    const sums: Record<string, number> = {}
    for (const { account, amount } of booked) sums[account] = (sums[account] ?? 0) + amount
    expect(sums).toEqual({ 'written-off': person.late, unpaid: -person.late })
    const states = order.later.map((each: { status: string }) => each.status)
    expect(states.filter((each: string) => each === 'written-off')).toHaveLength(2)
    const after: ArrearsPerson = (await orla.ask(`/arrears/${person.person_id}`)).body
    expect([after.late, after.is_asked, after.write_offs[0]?.status]).toEqual([0, false, 'done'])
    const log = await orla.audited('write-off-%')
    expect(log.slice(-2).map(({ kind, actor }) => `${kind} ${actor}`)).toEqual([
      'write-off-asked orla@dunvarra.example',
      'write-off-confirmed tadhg@dunvarra.example',
    ])
  })

  test('is asked once for an order, whoever asks, and only for what is late of it', async () => {
    const person = await owing(10)
    const path = `/arrears/${person.person_id}/write-offs`
    const toCome = person.instalments.find(({ status }) => status === 'planned')?.scheduled_payment_id
    const early = await orla.ask(path, asking(person, { scheduled_payment_ids: [toCome] }))
    expect([early.status, early.body.error_code]).toEqual([409, 'changed_meanwhile'])
    const body = asking(person)
    expect((await orla.ask(path, body)).status).toBe(200)
    const { write_offs: both } = (await orla.ask(path, body)).body as ArrearsPerson
    expect(both.filter(({ status }) => status === 'asked')).toHaveLength(1)
    for (const more of [{ reason: 'Moved to Cork' }, { scheduled_payment_ids: [toCome] }]) {
      const other = await orla.ask(path, { ...body, ...more })
      expect([other.status, other.body.error_code]).toEqual([409, 'idempotency_conflict'])
    }
    const second = await tadhg.ask(path, asking(person))
    expect([second.status, second.body.error_code]).toEqual([409, 'already_asked'])
    const nobody = await orla.ask(`/arrears/${crypto.randomUUID()}/write-offs`, asking(person))
    expect(nobody.status).toBe(404)
    expect((await decide(orla, body.write_off_id, 'refusal')).body.status).toBe('declined')
    expect((await list(`?ids[]=${person.person_id}`)).items[0]?.late).toBe(person.late)
  })

  test('lapses where it was paid before the second person came', async () => {
    const person = await owing(10)
    const id = await asked(person)
    const [first] = late(person)
    const paid = {
      payment_id: crypto.randomUUID(),
      way: 'cash',
      amount: first?.amount,
      scheduled_payment_ids: [first?.scheduled_payment_id],
    }
    expect((await orla.ask(`/orders/${first?.order_id}/payments`, paid)).status).toBe(200)
    const { status, body } = await decide(tadhg, id)
    expect([status, body.error_code]).toEqual([409, 'changed_meanwhile'])
    const after: ArrearsPerson = (await orla.ask(`/arrears/${person.person_id}`)).body
    expect(after.write_offs.find((each) => each.write_off_id === id)?.status).toBe('lapsed')
    expect((await orla.audited('write-off-lapsed')).at(-1)?.actor).toBe('tadhg@dunvarra.example')
  })

  test('names as the second only who may confirm it', async () => {
    const person = await owing(10)
    const holding = async (office: string | null) => {
      await app.asOwner(`update club_roles set role = 'admin' where club_id = $1 and role = 'owner'`, [
        clubId,
      ])
      await app.asOwner('delete from club_offices where club_id = $1', [clubId])
      if (office)
        await app.asOwner(
          `insert into club_offices (club_id, user_id, office, given_at)
            select $1, id, $2, now() from users where email = 'tadhg@dunvarra.example'`,
          [clubId, office],
        )
      const { colleagues }: ArrearsPerson = (await orla.ask(`/arrears/${person.person_id}`)).body
      return colleagues.map(({ name }) => name).includes('Tadhg Marrin')
    }
    expect([await holding('editor'), await holding('treasurer'), await holding(null)]).toEqual([
      false,
      true,
      true,
    ])
  })

  test('V7 is mailed to whoever may confirm it, with the link, and stands on their first page; not to the one who asked', async () => {
    const person = await owing(10)
    await app.asOwner('delete from club_offices where club_id = $1', [clubId])
    await app.asOwner(
      `insert into club_offices (club_id, user_id, office, given_at)
        select $1, id, 'coach', now() from users where email = 'cormac@dunvarra.example'`,
      [clubId],
    )
    await app.asOwner(`delete from outbox where template = 'second-person'`)
    const [first] = late(person)
    const wanted = {
      write_off_id: randomUUID(),
      order_id: first?.order_id,
      scheduled_payment_ids: [first?.scheduled_payment_id],
      reason: 'Moved to Perth',
    }
    await orla.ask(`/arrears/${person.person_id}/write-offs`, wanted)
    await orla.ask(`/arrears/${person.person_id}/write-offs`, wanted)
    const mails = await app.asOwner<{ recipient: string; payload: { link: string; by: string } }>(
      `select recipient, payload from outbox where template = 'second-person'`,
    )
    expect(mails.map(({ recipient }) => recipient)).toContain('tadhg@dunvarra.example')
    for (const nobody of ['orla@dunvarra.example', 'cormac@dunvarra.example'])
      expect(mails.map(({ recipient }) => recipient)).not.toContain(nobody)
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(mails.length)
    expect(mails[0]?.payload.by).toBe('Orla Fennick')
    expect(mails[0]?.payload.link).toMatch(
      new RegExp(`^https?://backoffice[^/]*/arrears/${person.person_id}$`),
    )
    const home = async (who: ClubClient) => (await who.ask('/home')).body.to_do.write_offs
    expect(await home(tadhg)).toMatchObject({
      count: 1,
      amount: first?.amount,
      oldest: { person_id: person.person_id, asked_by: 'Orla Fennick', is_yours: false },
    })
    expect((await home(orla)).oldest.is_yours).toBe(true)
  })

  test('a club with one admin learns that there is nobody to be the second', async () => {
    const person = await owing(10)
    expect(person.colleagues.map(({ name }) => name)).toContain('Tadhg Marrin')
    await app.asOwner(
      `update club_roles set role = 'group_manager' where club_id = $1 and role in ('admin', 'owner')
        and user_id <> (select id from users where email = 'orla@dunvarra.example')`,
      [clubId],
    )
    const alone: ArrearsPerson = (await orla.ask(`/arrears/${person.person_id}`)).body
    expect(alone.colleagues).toEqual([])
  })
})

test('V53 who sees the money reads how somebody who owes is reached; a child on it is written down as looked at', async () => {
  const person = await owing(10)
  const of = `/arrears/${person.person_id}`
  await app.asOwner(`update users set mobile = '0876081933' where email = 'brid@home.example'`)
  const { payer, place } = (await orla.ask(of)).body as ArrearsPerson
  expect(payer).toMatchObject({ mobile: '0876081933', family_id: null })
  expect(place).toEqual({ number: 1, of: 1, before: null, after: null })
  const [member] = payer.pays_for
  await app.asOwner(`delete from person_accesses`)
  await app.asOwner(
    `update club_people set kind = 'juvenile', corrected_born = '2016-03-01' where club_id = $1 and id = $2`,
    [clubId, member?.member_id],
  )
  const looks = () =>
    app.asOwner<{ person_id: string; what: string }>(`select person_id, what from person_accesses`)
  const child = ((await orla.ask(of)).body as ArrearsPerson).payer.pays_for
  await orla.ask(of)
  expect(child).toMatchObject([{ is_child: true }])
  expect(await looks()).toEqual([{ person_id: member?.member_id, what: 'list' }])
})
