import { describe, expect, test } from 'vitest'
import type { GivenForm } from '@clubhouse/contract/selling/cart'
import type { AvailableMember } from '@clubhouse/contract/people/family'
import type { Answer, DynamicForm } from '@clubhouse/contract/people/forms'
import type { RegistrationForm } from '@clubhouse/contract/people/registration'
import type { SelectedItem } from '../../selling/catalogue/selection.ts'
import { defaultQuestion } from '../forms/default-questions.ts'
import { newQuestion } from '../forms/new-question.ts'
import { aBundle, aPlan } from '../../testing/a-plan.ts'
import { type Block, blocksOf, nextRow } from './blocks.ts'
import { cartItemsOf } from './cart-items.ts'
import { copyGuardian } from './copy-guardian.ts'
import { peopleFor } from './people-for-place.ts'
import { placesOf } from './places.ts'
import { NOTHING_FILLED_IN, type Registrations } from './registrations.ts'
import { asksForAll, assignToAll, withForm } from './save-registration.ts'

const TODAY = '2026-11-16'
const senior = aPlan()
const u12 = aPlan({ name: 'U12', metadata: { is_juvenile: true, ages: { from: 8, to: 12, on: null } } })
const camp = aPlan({ name: 'Camp', metadata: { is_juvenile: true } })
const pack = aBundle({ metadata: { products: [senior, u12] } })
const packed = (adults: number, children: number): SelectedItem => ({
  product: pack,
  counts: { [senior.metadata.plan_id]: adults, [u12.metadata.plan_id]: children },
})

function aForm(kind: DynamicForm['kind'], id: string, more: DynamicForm['sections'] = []): DynamicForm {
  const about = kind === 'guardian' ? 'guardian_details' : 'member_details'
  const questions = ['first_name', 'last_name', ...(kind === 'juvenile' ? ['date_of_birth'] : [])].map(
    (question, sequence) => ({ ...defaultQuestion(kind, question), sequence }),
  )
  const section = { section_id: about, default_section_id: about, label: 'Details', sequence: 0, questions }
  return { form_id: id, version: 1, kind, name: kind, sections: [section, ...more] }
}
const ADULT = aForm('adult', '00000000-0000-4000-8000-00000000aaa1')
const CHILD = aForm('juvenile', '00000000-0000-4000-8000-00000000aaa2')
const GUARDIAN = aForm('guardian', '00000000-0000-4000-8000-00000000aaa3')
const CAMP_GUARDIAN = aForm('guardian', '00000000-0000-4000-8000-00000000aaa4', [
  {
    section_id: 'camp',
    default_section_id: null,
    label: 'Camp',
    sequence: 1,
    questions: [newQuestion('pickup', 'text', 'Who collects?', { required: true })],
  },
])
const FORMS = new Map<string, RegistrationForm>([
  [senior.metadata.plan_id, { guardian: null, member: ADULT }],
  [u12.metadata.plan_id, { guardian: GUARDIAN, member: CHILD }],
  [camp.metadata.plan_id, { guardian: CAMP_GUARDIAN, member: CHILD }],
])

function given(
  form: DynamicForm,
  answers: Record<string, Answer>,
  memberId: string | null = null,
): GivenForm {
  const sections = form.sections.map(({ section_id, default_section_id, questions }) => ({
    section_id,
    default_section_id,
    questions: questions
      .filter(({ default_question_id: id, question_id }) => (id ?? question_id) in answers)
      .map(({ question_id, default_question_id, label }) => ({
        question_id,
        default_question_id,
        label,
        answer: answers[default_question_id ?? question_id] ?? null,
      })),
  }))
  return { form_id: form.form_id, version: form.version, member_id: memberId, sections }
}
const BRID = given(GUARDIAN, { first_name: 'Bríd', last_name: 'Hallaran' }, 'brid')
const child = (first_name: string, memberId: string | null = null) =>
  given(CHILD, { first_name, last_name: 'Hallaran', date_of_birth: '2016-03-14T00:00:00.000Z' }, memberId)
const COLM = given(ADULT, { first_name: 'Colm', last_name: 'Hallaran' }, 'colm')

const blocks = (items: SelectedItem[], filled: Partial<Registrations> = {}) =>
  blocksOf(placesOf(items), FORMS, { ...NOTHING_FILLED_IN, ...filled }, TODAY)
const lockOf = ({ rows }: Block) =>
  rows.map(({ type, lock }) => `${type} ${lock?.kind === 'plan' ? lock.number : (lock?.kind ?? 'open')}`)

describe('places', () => {
  test('MEMB-36 one for each plan, and for each plan inside a bundle, in the order of the page', () => {
    const places = placesOf([packed(1, 2), { product: camp }])
    expect(places.map(({ number, plan, bundle }) => [number, plan.name, bundle?.name ?? null])).toEqual([
      [1, 'Senior player', 'Family pack'],
      [2, 'U12', 'Family pack'],
      [3, 'U12', 'Family pack'],
      [4, 'Camp', null],
    ])
  })

  test('the same plans put together in another way keep whoever was filled in', () => {
    const alone = placesOf([{ product: u12 }, { product: senior }])
    const together = placesOf([packed(1, 1)])
    expect(together.map(({ key }) => key).toSorted()).toEqual(alone.map(({ key }) => key).toSorted())
  })
})

describe('MEMB-38 the order of locks', () => {
  const items: SelectedItem[] = [{ product: senior }, { product: u12 }, { product: u12 }]
  const [first, second] = placesOf(items).map(({ key }) => key)

  test.each([
    {
      what: 'nothing yet',
      filled: {},
      locks: [['member open'], ['guardian 1', 'member 1'], ['guardian 2', 'member 2']],
    },
    {
      what: 'the adult',
      filled: { places: { [`${first}`]: { member: COLM } } },
      locks: [['member open'], ['guardian open', 'member guardian'], ['guardian 2', 'member 2']],
    },
    {
      what: 'the guardian too: plan 3 still waits for the child of plan 2',
      filled: {
        guardian: BRID,
        places: { [`${first}`]: { member: COLM }, [`${second}`]: { guardian: BRID } },
      },
      locks: [['member open'], ['guardian open', 'member open'], ['guardian 2', 'member 2']],
    },
    {
      what: 'the child too',
      filled: {
        guardian: BRID,
        places: { [`${first}`]: { member: COLM }, [`${second}`]: { guardian: BRID, member: child('Fiadh') } },
      },
      locks: [['member open'], ['guardian open', 'member open'], ['guardian open', 'member guardian']],
    },
  ])('$what', ({ filled, locks }) => {
    expect(blocks(items, filled).map(lockOf)).toEqual(locks)
  })

  test('MEMB-53 what comes next is the first that is open and not there yet', () => {
    const filled = { places: { [`${first}`]: { member: COLM } } }
    const next = nextRow(blocks(items, filled))
    expect([next?.block.place.number, next?.row.type]).toEqual([2, 'guardian'])
  })
})

describe('the guardian of all children', () => {
  const items: SelectedItem[] = [{ product: u12 }, { product: u12 }, { product: camp }]
  const places = placesOf(items)
  const [first, second] = places.map(({ key }) => key)
  const saved = withForm(NOTHING_FILLED_IN, {
    place: places[0] as (typeof places)[0],
    type: 'guardian',
    given: BRID,
    isFirstGuardian: true,
  })
  const guardianIn = (registrations: Registrations, at: number) =>
    blocksOf(places, FORMS, registrations, TODAY)[at]?.rows.find(({ type }) => type === 'guardian')

  test('MEMB-50 the first is kept for the others, and outlives the plan for which it was given', () => {
    expect(saved.guardian).toEqual(BRID)
    const others = blocksOf(placesOf([{ product: camp }]), FORMS, saved, TODAY)
    expect(others[0]?.rows[0]?.given?.member_id).toBe('brid')
  })

  test('MEMB-51 it is asked once, and only where there is another child', () => {
    expect(asksForAll(places, FORMS, saved)).toBe(true)
    expect(asksForAll(places.slice(0, 1), FORMS, saved)).toBe(false)
    expect(asksForAll(places, FORMS, { ...saved, isForAll: false })).toBe(false)
    // A child who is chosen later is asked about as soon as there are two; a new tab knows no guardian yet, and no answer.
    expect(asksForAll(places, FORMS, NOTHING_FILLED_IN)).toBe(false)
  })

  test('MEMB-52 No copies nothing', () => {
    expect(guardianIn(assignToAll(saved, false, first ?? null), 1)?.given).toBeNull()
  })

  test('MEMB-52, OPEN-084 Yes: a copy that is changed where the first is', () => {
    const all = assignToAll(saved, true, first ?? null)
    expect(guardianIn(all, 1)).toMatchObject({ given: BRID, copiedFrom: 1, isValid: true })
    const maiden = given(GUARDIAN, { first_name: 'Bríd', last_name: 'Burke' }, 'brid')
    const changed = withForm(all, {
      place: places[0] as (typeof places)[0],
      type: 'guardian',
      given: maiden,
      isFirstGuardian: true,
    })
    expect(guardianIn(changed, 1)?.given).toEqual(maiden)
  })

  test('MEMB-52 by default_question_id into another form; what only that one asks is still to be said', () => {
    const copy = copyGuardian(BRID, CAMP_GUARDIAN)
    expect(copy).toMatchObject({ form_id: CAMP_GUARDIAN.form_id, member_id: 'brid' })
    expect(copy.sections.flatMap(({ questions }) => questions.map(({ answer }) => answer))).toEqual([
      'Bríd',
      'Hallaran',
    ])
    const all = assignToAll(saved, true, first ?? null)
    expect(guardianIn(all, 2)).toMatchObject({ isValid: false, copiedFrom: null })
  })

  test('MEMB-52 Yes takes the place of another guardian who was there before', () => {
    const colm = given(GUARDIAN, { first_name: 'Colm', last_name: 'Hallaran' }, 'colm')
    const before = { ...saved, places: { ...saved.places, [`${second}`]: { guardian: colm } } }
    expect(guardianIn(assignToAll(before, true, first ?? null), 1)?.given).toEqual(BRID)
  })
})

describe('into the cart', () => {
  const items: SelectedItem[] = [packed(1, 1), { product: u12 }]
  const [adult, inPack, alone] = placesOf(items).map(({ key }) => key)
  const twice = (form: GivenForm): GivenForm => ({ ...form, sections: [...form.sections, ...form.sections] })
  const filled: Partial<Registrations> = {
    guardian: BRID,
    isForAll: true,
    places: {
      [`${adult}`]: { member: COLM },
      [`${inPack}`]: { guardian: BRID, member: child('Fiadh', 'fiadh') },
      [`${alone}`]: { member: twice(child('Oisín')) },
    },
  }

  test('API-33, MEMB-57 a bundle carries its plans, and no section stands there twice', () => {
    const member = (form: GivenForm) => ({ registration_form: { guardian: BRID, member: form } })
    expect(cartItemsOf(items, blocks(items, filled))).toEqual([
      {
        product_id: pack.product_id,
        metadata: {
          products: [
            {
              product_id: senior.product_id,
              metadata: { plan_id: senior.metadata.plan_id, registration_form: { member: COLM } },
            },
            {
              product_id: u12.product_id,
              metadata: { plan_id: u12.metadata.plan_id, ...member(child('Fiadh', 'fiadh')) },
            },
          ],
        },
      },
      {
        product_id: u12.product_id,
        metadata: { plan_id: u12.metadata.plan_id, ...member(child('Oisín')) },
      },
    ])
  })

  test('MEMB-54 nothing while a form is missing, or was given to another version', () => {
    expect(cartItemsOf(items, blocks(items, { ...filled, places: {} }))).toBeNull()
    const old = { ...filled.places, [`${adult}`]: { member: { ...COLM, version: 2 } } }
    expect(cartItemsOf(items, blocks(items, { ...filled, places: old }))).toBeNull()
  })
})

describe('MEMB-45 who can be chosen', () => {
  const member = (first_name: string, age: number | null, is_self = false): AvailableMember => ({
    member_id: first_name.toLowerCase(),
    first_name,
    last_name: 'Hallaran',
    age,
    is_self,
  })
  const items: SelectedItem[] = [{ product: u12 }, { product: u12 }, { product: camp }]
  const places = placesOf(items)
  const [first] = places.map(({ key }) => key)
  const family = [member('Tom', 15), member('Baby', 3), member('Fiadh', 9), member('Oisín', 12)]
  const offered = (at: number, filled: Partial<Registrations>) =>
    peopleFor({ place: places[at] as (typeof places)[0], type: 'member' }, family, blocks(items, filled)).map(
      ({ firstName, misfit }) => [firstName, misfit],
    )

  test('whoever fits the ages comes first; of the others it is said why not', () => {
    expect(offered(0, {})).toEqual([
      ['Fiadh', null],
      ['Oisín', null],
      ['Tom', 'too-old'],
      ['Baby', 'too-young'],
    ])
  })

  test('nobody is in the same plan twice, but may be in another', () => {
    const filled = {
      guardian: BRID,
      places: { [`${first}`]: { guardian: BRID, member: child('Fiadh', 'fiadh') } },
    }
    expect(offered(1, filled)).toContainEqual(['Fiadh', { alreadyIn: 1 }])
    expect(offered(2, filled)).toContainEqual(['Fiadh', null])
  })

  test('whoever was typed earlier in this visit is offered with what was typed', () => {
    const filled = { guardian: BRID, places: { [`${first}`]: { guardian: BRID, member: child('Seán') } } }
    const people = peopleFor(
      { place: places[2] as (typeof places)[0], type: 'member' },
      [],
      blocks(items, filled),
    )
    expect(people).toMatchObject([{ firstName: 'Seán', memberId: null, typed: child('Seán').sections && {} }])
  })
})
