import { describe, expect, test } from 'vitest'
import type { GivenForm } from '@clubhouse/contract/selling/cart'
import type { Answer, DynamicForm, FormAnswers } from '@clubhouse/contract/people/forms'
import type { FormType, RegistrationForm } from '@clubhouse/contract/people/registration'
import { DEFAULT_QUESTIONS } from '../forms/default-questions.ts'
import { newQuestion } from '../forms/new-question.ts'
import { templateOf } from '../forms/templates.ts'
import { aPlan } from '../../testing/a-plan.ts'
import { blocksOf } from './blocks.ts'
import { ADDRESS, carriedAnswers, EMERGENCY } from './carried-answers.ts'
import { peopleFor } from './people-for-place.ts'
import { placesOf } from './places.ts'
import { NOTHING_FILLED_IN, type Registration } from './registrations.ts'

const senior = aPlan()
const u12 = aPlan({ name: 'U12', metadata: { is_juvenile: true } })
const u10 = aPlan({ name: 'U10', metadata: { is_juvenile: true } })

const aForm = (kind: DynamicForm['kind'], last: number): DynamicForm => ({
  form_id: `00000000-0000-4000-8000-00000000aaa${last}`,
  version: 1,
  kind,
  name: kind,
  sections: templateOf(kind),
})
const ADULT = aForm('adult', 1)
const CHILD = aForm('juvenile', 2)
const GUARDIAN = aForm('guardian', 3)
const FORMS = new Map<string, RegistrationForm>([
  [u12.metadata.plan_id, { guardian: GUARDIAN, member: CHILD }],
  [u10.metadata.plan_id, { guardian: GUARDIAN, member: CHILD }],
  [senior.metadata.plan_id, { guardian: null, member: ADULT }],
])

/** As such a form would have sent it. */
function given(
  form: DynamicForm,
  answers: Record<string, Answer>,
  member_id: string | null = null,
): GivenForm {
  const sections = form.sections.map(({ section_id, default_section_id, questions }) => ({
    section_id,
    default_section_id,
    questions: questions.flatMap(({ question_id, default_question_id, label }) =>
      question_id in answers
        ? [{ question_id, default_question_id, label, answer: answers[question_id] ?? null }]
        : [],
    ),
  }))
  return { form_id: form.form_id, version: 1, member_id, sections }
}
const said = ({ sections }: FormAnswers) =>
  Object.fromEntries(
    sections.flatMap(({ questions }) => questions.map(({ question_id, answer }) => [question_id, answer])),
  )

const HOME = {
  country: 'Ireland',
  county: 'Mayo',
  address_line1: '14 Quay Road',
  city: 'Dunvarra',
  postal_code: 'F28 K5T2',
}
const NIAMH = given(
  GUARDIAN,
  {
    first_name: 'Niamh',
    last_name: 'Kerrane',
    date_of_birth: '1985-02-03T00:00:00.000Z',
    relationship: 'Mother',
    mobile: '0875550142',
    ...HOME,
    data_consent: true,
    receive_updates: true,
  },
  'niamh',
)
const DECLAN = {
  emergency_contact_name: 'Declan Kerrane',
  emergency_contact_phone: '0865550190',
  emergency_contact_relation: 'Father',
}
const CIAN = given(CHILD, {
  first_name: 'Cian',
  last_name: 'Kerrane-Byrne',
  date_of_birth: '2016-03-14T00:00:00.000Z',
  ...HOME,
  ...DECLAN,
  has_medical_condition: true,
  medical_details: 'Asthma',
  school: 'Scoil Chaoimhín',
  code_of_conduct: true,
  photo_permission: true,
})

const PLACES = placesOf([{ product: u12 }, { product: u10 }, { product: senior }])
const keyOf = (number: number) => PLACES[number - 1]?.key ?? ''
const SELF = { member_id: 'niamh', first_name: 'Niamh', last_name: 'Kerrane', age: null, is_self: true }

interface Case {
  places: Record<number, Registration>
  number: number
  type: FormType
  chosen?: string | null
  known?: FormAnswers | null
}

function carried({ places, number, type, chosen = null, known = null }: Case) {
  const registrations = {
    ...NOTHING_FILLED_IN,
    places: Object.fromEntries(Object.entries(places).map(([at, filled]) => [keyOf(Number(at)), filled])),
  }
  const blocks = blocksOf(PLACES, FORMS, registrations, '2026-11-18')
  const block = blocks[number - 1]
  const form = block?.rows.find((row) => row.type === type)?.form
  if (!block || !form) throw new Error('There is no such form')
  const choice =
    peopleFor({ place: block.place, type }, [SELF], blocks).find(({ id }) => id === chosen) ?? null
  return carriedAnswers({ place: block.place, type, form, choice, known, country: 'Ireland' }, blocks)
}

describe('what one form of a basket says fills the next', () => {
  test('a child lives with its guardian, is called like them, and rings them', () => {
    const { answers, same } = carried({ places: { 1: { guardian: NIAMH } }, number: 1, type: 'member' })
    expect(said(answers)).toEqual({
      last_name: 'Kerrane',
      ...HOME,
      emergency_contact_name: 'Niamh Kerrane',
      emergency_contact_phone: '0875550142',
      emergency_contact_relation: 'Mother',
    })
    expect(same).toEqual([
      {
        sectionId: 'address',
        kind: 'address',
        as: 'Niamh',
        words: '14 Quay Road, Dunvarra, Mayo, F28 K5T2, Ireland',
      },
      {
        sectionId: 'emergency_contact',
        kind: 'guardian-as-contact',
        as: 'Niamh',
        words: 'Niamh Kerrane, 0875550142',
      },
    ])
  })

  test('a second child is called like the first and has its contact, and nothing is told of the first one’s health, school or consents', () => {
    const places = { 1: { guardian: NIAMH, member: CIAN }, 2: { guardian: NIAMH } }
    const { answers, same } = carried({ places, number: 2, type: 'member' })
    expect(said(answers)).toEqual({ last_name: 'Kerrane-Byrne', ...HOME, ...DECLAN })
    expect(same.map(({ kind, as }) => [kind, as])).toEqual([
      ['address', 'Niamh'],
      ['contact', 'Cian'],
    ])
  })

  test('a guardian who plays gives her birthday, mobile and address once, and consents again', () => {
    const places = { 1: { guardian: NIAMH, member: CIAN } }
    const known = given(ADULT, { first_name: 'Niamh', last_name: 'Kerrane', email: 'niamh@home.example' })
    const { answers } = carried({ places, number: 3, type: 'member', chosen: 'niamh', known })
    expect(said(answers)).toEqual({
      first_name: 'Niamh',
      last_name: 'Kerrane',
      date_of_birth: '1985-02-03T00:00:00.000Z',
      email: 'niamh@home.example',
      mobile: '0875550142',
      ...HOME,
      emergency_contact_name: 'Declan Kerrane',
      emergency_contact_phone: '0865550190',
    })
  })

  test('nobody is their own emergency contact', () => {
    const rings = given(CHILD, { first_name: 'Cian', emergency_contact_name: 'niamh kerrane' })
    const places = { 1: { guardian: NIAMH, member: rings } }
    const { answers } = carried({ places, number: 3, type: 'member', chosen: 'niamh' })
    expect(said(answers)).not.toHaveProperty('emergency_contact_name')
  })

  test('a partner who is new lives here, and nothing else is guessed', () => {
    const { answers } = carried({
      places: { 1: { guardian: NIAMH, member: CIAN } },
      number: 3,
      type: 'member',
    })
    expect(said(answers)).toEqual(HOME)
  })

  test('what the club knows of a member stays, and an address is not put together from two', () => {
    const known = given(CHILD, { first_name: 'Oisín', address_line1: '2 Hill Street', city: 'Galway' })
    const oisin = { ...SELF, member_id: 'oisin', is_self: false, first_name: 'Oisín' }
    const blocks = blocksOf(
      PLACES,
      FORMS,
      { ...NOTHING_FILLED_IN, places: { [keyOf(1)]: { guardian: NIAMH } } },
      '2026-11-18',
    )
    const [block] = blocks
    if (!block) throw new Error('There is no block')
    const [choice] = peopleFor({ place: block.place, type: 'member' }, [oisin], blocks)
    const asked = { place: block.place, type: 'member', form: CHILD, known, country: 'Ireland' } as const
    const { answers, same } = carriedAnswers({ ...asked, choice: choice ?? null }, blocks)
    expect(said(answers)).toMatchObject({
      first_name: 'Oisín',
      address_line1: '2 Hill Street',
      city: 'Galway',
    })
    expect(said(answers)).not.toHaveProperty('postal_code')
    expect(said(answers)).not.toHaveProperty('last_name')
    expect(same.map(({ kind }) => kind)).toEqual(['guardian-as-contact'])
  })

  test('somebody typed for one plan and chosen for another is known but for what is agreed to, in the club’s own words too', () => {
    const own = newQuestion('lifts', 'boolean', 'I will share lifts to away matches', { display: 'checkbox' })
    const sections = CHILD.sections.map((section) =>
      section.section_id === 'agreements'
        ? { ...section, questions: [...section.questions, { ...own, sequence: 9 }] }
        : section,
    )
    const asking = { ...CHILD, sections }
    const cian = given(asking, { ...said(CIAN), lifts: true })
    const blocks = blocksOf(
      PLACES,
      new Map([...FORMS, [u12.metadata.plan_id, { guardian: GUARDIAN, member: asking }]]),
      {
        ...NOTHING_FILLED_IN,
        places: { [keyOf(1)]: { guardian: NIAMH, member: cian }, [keyOf(2)]: { guardian: NIAMH } },
      },
      '2026-11-18',
    )
    const place = blocks[1]?.place
    if (!place) throw new Error('There is no block')
    const [choice] = peopleFor({ place, type: 'member' }, [], blocks)
    const { answers } = carriedAnswers(
      {
        place,
        type: 'member',
        form: asking,
        choice: choice ?? null,
        known: choice?.typed ?? null,
        country: null,
      },
      blocks,
    )
    expect(said(answers)).toMatchObject({ first_name: 'Cian', medical_details: 'Asthma' })
    for (const id of ['code_of_conduct', 'photo_permission', 'lifts'])
      expect(said(answers)).not.toHaveProperty(id)
  })

  test('the first form begins with the club’s country', () => {
    const { answers, same } = carried({ places: {}, number: 1, type: 'guardian' })
    expect(said(answers)).toEqual({ country: 'Ireland' })
    expect(same).toEqual([])
  })
})

test('the questions of a household are those of the platform', () => {
  const of = (...sections: string[]) =>
    DEFAULT_QUESTIONS.filter(({ section }) => sections.includes(section)).map(({ id }) => id)
  expect(of('address').toSorted()).toEqual([...ADDRESS].toSorted())
  expect(of('emergency_contact')).toEqual([...EMERGENCY])
})
