import { describe, expect, test } from 'vitest'
import type { PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { aPlan } from '../../testing/a-plan.ts'
import { type PastMembership, type Renewer, stateOf, successorOf } from './successor.ts'

const TODAY = '2026-11-15'
const NEXT = '2027-06-30'
type Metadata = PlanProduct['metadata']

const plan = (name: string, price: number, metadata: Partial<Metadata> = {}): PlanProduct =>
  aPlan({ name, price, metadata: { subscription: { period: { end: NEXT } }, ...metadata } })
const child = (name: string, price: number, from: number, to: number, more: Partial<Metadata> = {}) =>
  plan(name, price, { is_juvenile: true, ages: { from, to, on: '2027-01-01' }, ...more })

const little = child('Little Rovers U6', 0, 4, 6)
const juvenile = child('Juvenile U8–U12', 110_00, 7, 12)
const youth = child('Youth U13–U18', 130_00, 13, 17)
const senior = plan('Senior player', 180_00, { ages: { from: 18, to: null, on: null } })
const student = plan('Student player', 90_00, { ages: { from: 18, to: null, on: null } })
const SEASON = [little, juvenile, youth, senior, student]

const had = (before: PlanProduct, more: Partial<PastMembership> = {}): PastMembership => ({
  planId: before.metadata.plan_id,
  planName: before.name,
  programId: before.metadata.program_id,
  programTitle: 'Season',
  price: before.price,
  ages: before.metadata.ages,
  isJuvenile: before.metadata.is_juvenile,
  endsOn: '2026-06-30',
  ...more,
})
const born = (dateOfBirth: string | null, kind: Renewer['kind'] = 'juvenile'): Renewer => ({
  kind,
  dateOfBirth,
})
const follow = (past: PastMembership, person: Renewer, plans = SEASON, title = 'Season') => {
  const found = successorOf(
    past,
    person,
    plans.map((each) => ({ plan: each, programTitle: title })),
    TODAY,
  )
  return found && [found.plan.name, found.choice]
}

describe('the plan that follows', () => {
  test.each([
    ['a child who still fits', had(juvenile), born('2017-07-18'), ['Juvenile U8–U12', 'same']],
    [
      'one who is 13 on the plan’s day, and 12 today',
      had(juvenile),
      born('2013-12-20'),
      ['Youth U13–U18', 'outgrown'],
    ],
    ['one who is 13 the day after', had(juvenile), born('2014-01-02'), ['Juvenile U8–U12', 'same']],
    ['one who is too old for the smallest', had(little), born('2019-05-05'), ['Juvenile U8–U12', 'outgrown']],
    [
      'whoever is 18: of two the nearest price',
      had(youth),
      born('2008-10-31'),
      ['Student player', 'outgrown'],
    ],
    ['a grown-up', had(senior), born('1986-05-02', 'adult'), ['Senior player', 'same']],
    ['a grown-up whose birthday nobody knows', had(senior), born(null, 'adult'), ['Senior player', 'same']],
    ['a child whose birthday nobody knows', had(juvenile), born(null), null],
    ['one who is too young for anything', had(little), born('2025-01-01'), null],
  ] as const)('for %s', (_, past, person, expected) => {
    expect(follow(past, person)).toEqual(expected)
  })

  test('is next year’s of the same name, wherever its id and its programme come from', () => {
    const later = child('Juvenile U8–U12 2027/28', 115_00, 7, 12, {
      program_id: '00000000-0000-4000-8000-0000000000bb',
      subscription: { period: { end: '2028-06-30' } },
    })
    const past = had(juvenile, {
      endsOn: NEXT,
      programTitle: 'Season 2026/27',
      planName: 'Juvenile U8–U12 2026/27',
    })
    expect(follow(past, born('2017-07-18'), [juvenile, later], 'Season 2027/28')).toEqual([
      later.name,
      'same',
    ])
    expect(follow(past, born('2017-07-18'), [juvenile, later], 'Camps')).toBeNull()
  })

  test('of one that is gone is the nearest by price, in the season that ends soonest', () => {
    const far = plan('Club player', 175_00, { subscription: { period: { end: '2028-06-30' } } })
    const gone = had(plan('Over 35s', 170_00))
    expect(follow(gone, born('1980-01-01', 'adult'), [student, far, senior])).toEqual([
      'Senior player',
      'replaced',
    ])
  })

  test('is none that ends no later, that never ends, or that is closed', () => {
    const endless = plan('Senior player', 180_00, { subscription: { period: { end: null } } })
    const closed = plan('Senior player', 180_00, { availability: 'closed' })
    expect(follow(had(senior, { endsOn: NEXT }), born('1986-05-02', 'adult'))).toBeNull()
    expect(follow(had(senior), born('1986-05-02', 'adult'), [endless, closed])).toBeNull()
  })

  test('stays the same where it is sold out: nobody is moved for that', () => {
    const full = { ...juvenile, metadata: { ...juvenile.metadata, availability: 'sold_out' as const } }
    expect(follow(had(juvenile), born('2017-07-18'), [full, youth])).toEqual(['Juvenile U8–U12', 'same'])
  })
})

test.each([
  ['open', 'open'],
  ['limited', 'open'],
  ['sold_out', 'sold_out'],
  ['not_open', 'not_open'],
  ['closed', 'nothing'],
] as const)('what is %s is %s to whoever renews', (availability, state) => {
  expect(stateOf(availability)).toBe(state)
})
