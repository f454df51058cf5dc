import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { errorsIn } from '@clubhouse/domain/people/forms/answers/verdict'
import { linearPatterns } from '@clubhouse/domain/people/forms/linear-patterns'
import { demoWorld } from '../world/world.ts'
import { historyOf } from './history.ts'

const NOW = new Date('2026-11-15T12:00:00.000Z')
const told = (now: Date) => {
  const world = demoWorld(now)
  return world.clubs.map((club) => ({ ...historyOf(club, world, now), club }))
}
const [dunvarra, inishvarn] = told(NOW)
if (!dunvarra || !inishvarn) throw new Error('There are two clubs')
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

test('is the same whenever it is told on the same day', () => {
  const hash = (histories: ReturnType<typeof told>) =>
    createHash('sha256')
      .update(JSON.stringify(histories.map(({ households, orders }) => [households, orders])))
      .digest('hex')
  expect(hash(told(NOW))).toBe(hash([dunvarra, inishvarn]))
})

test('has a shape: many join as the season begins, and presents are bought in December', () => {
  const taken = new Map<string, number>()
  for (const { at, today, outcome } of dunvarra.orders)
    if (outcome === 'paid') {
      const month = at.toISOString().slice(0, 7)
      taken.set(month, (taken.get(month) ?? 0) + today.total)
    }
  expect(taken.size).toBeGreaterThanOrEqual(15)
  const of = (month: string) => taken.get(month) ?? 0
  expect(of('2026-09')).toBeGreaterThan(3 * of('2026-06'))
  expect(of('2025-12')).toBeGreaterThan(1.5 * of('2026-01'))
  expect(Math.min(...taken.values())).toBeGreaterThan(0)
})

test.each(['2026-02-28', '2026-06-01', '2026-07-28', '2026-12-31'])(
  'laid on %s it tells of as many people, and of nothing that is still to come',
  (day) => {
    const now = new Date(`${day}T20:30:00.000Z`)
    for (const { club, households, orders } of told(now)) {
      const members = new Set(orders.flatMap(({ lines }) => lines.flatMap(({ person }) => person?.id ?? [])))
      const own = households.flatMap(({ id, relatives }) => [id, ...relatives.map((each) => each.id)])
      expect([households.length, own.length]).toEqual(club.slug === 'dunvarra' ? [90, 240] : [15, 40])
      for (const id of own) expect(members.has(id)).toBe(true)
      for (const { at, settledAt, refund } of orders) {
        expect(at < now && settledAt >= at && settledAt < now).toBe(true)
        expect(refund === null || (refund.at > settledAt && refund.at < now)).toBe(true)
      }
      expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length)
    }
  },
)

test.each([dunvarra, inishvarn])(
  'every form of $club.slug was filled in as it asks to be',
  ({ club, orders }) => {
    for (const { at, lines } of orders)
      for (const { answers } of lines)
        for (const given of [answers?.member, answers?.guardian]) {
          if (!given) continue
          const form = club.forms.find(({ kind }) => kind === given.kind)
          const judge = { today: at.toISOString().slice(0, 10), patterns: linearPatterns }
          expect(
            errorsIn({ sections: form?.sections ?? [] }, given.values, judge),
            given.values['first_name'] as string,
          ).toEqual([])
        }
  },
)

test('nobody of the demo has an address that could be somebody’s', () => {
  const emails = [dunvarra, inishvarn].flatMap(({ households, orders }) => [
    ...households.map(({ email }) => email),
    ...orders.map(({ buyer }) => buyer.email),
  ])
  for (const email of emails) expect(email).toMatch(/^[a-z0-9.-]+@[a-z0-9.-]+\.example$/)
  expect(new Set(dunvarra.households.map(({ email }) => email)).size).toBe(90)
})

describe('those whom one can be', () => {
  const ordersOf = (email: string) => dunvarra.orders.filter(({ buyer }) => buyer.email === email)

  test('Bríd: two of her family last season, three this one in parts, a jersey, a ticket, one card', () => {
    const [last, jersey, season, played, ...more] = ordersOf('brid@home.example')
    expect(more).toEqual([])
    const people = (order: typeof last) => order?.lines.map(({ name, person }) => [person?.firstName, name])
    expect(people(last)).toEqual([
      ['Bríd', 'Social member'],
      ['Oisín', 'Juvenile U8–U12'],
    ])
    expect(last?.lines.map(({ membership }) => membership?.endsOn)).toEqual(['2026-06-30', '2026-06-30'])
    expect(jersey?.lines.map(({ name }) => name)).toEqual(['Home jersey'])
    expect(people(season)).toEqual([
      ['Colm', 'Senior player'],
      ['Fiadh', 'Juvenile U8–U12'],
      ['Tom', 'Youth U13–U18'],
    ])
    expect(season?.lines.map(({ later, total }) => [later.length + 1, total])).toEqual([
      [6, 180_00],
      [4, 99_00],
      [8, 117_00],
    ])
    expect(season?.lines[2]?.refused).toEqual([{ number: 3, times: 2 }])
    expect(played?.lines.map(({ name, total }) => [name, total])).toEqual([
      ['Rovers Lotto', 5_00],
      ['Midwinter Hamper', 25_00],
    ])
    expect(new Set([last, jersey, season, played].map((order) => order?.card?.lastFour))).toEqual(
      new Set(['4242']),
    )
  })

  test('Dara’s second payment was refused to the last; Kwame’s ticket renews', () => {
    const [dara] = ordersOf('dara@home.example')
    expect(dara?.lines[0]?.refused).toEqual([{ number: 2, times: 3 }])
    expect(dara?.lines[0]?.later[0]?.due).toBe('2026-11-03')
    const kwame = ordersOf('kwame@home.example').at(-1)
    expect(kwame?.lines[0]).toMatchObject({ recurring: { amount: 5_00, next: '2026-11-25' } })
    expect(ordersOf('maja@home.example')).toEqual([])
  })
})

test('what is paid later is bounded, so that a clock put forward has little to do', () => {
  const open = [dunvarra, inishvarn].flatMap(({ orders }) =>
    orders.flatMap(({ lines }) =>
      lines.flatMap(({ later }) => later.filter(({ due }) => due > '2026-11-15')),
    ),
  )
  expect(open.length).toBeLessThan(200)
  expect(sum(open.map(({ amount }) => amount))).toBeGreaterThan(0)
})
