import { describe, expect, test } from 'vitest'
import type { Answer, DynamicForm, FormQuestion } from '@clubhouse/contract/people/forms'
import type { FormType, RegistrationForm } from '@clubhouse/contract/people/registration'
import type { GivenForm } from '@clubhouse/contract/selling/cart'
import { aPlan } from '../../testing/a-plan.ts'
import { defaultQuestion } from '../forms/default-questions.ts'
import { newQuestion } from '../forms/new-question.ts'
import { inSequence } from '../forms/templates.ts'
import { blocksOf } from './blocks.ts'
import { peopleFor } from './people-for-place.ts'
import { placesOf } from './places.ts'
import { NOTHING_FILLED_IN, type Registration } from './registrations.ts'
import { sameAgreements } from './same-agreements.ts'

const senior = aPlan()
const u12 = aPlan({ name: 'U12', metadata: { is_juvenile: true } })
const u10 = aPlan({ name: 'U10', metadata: { is_juvenile: true } })
const PLACES = placesOf([{ product: u12 }, { product: u10 }, { product: senior }])

const CONDUCT = 'code_of_conduct'
const CONSENT = 'data_consent'
const PHOTOS = 'photo_permission'
const ALL = [CONDUCT, CONSENT, PHOTOS]

type Change = (question: FormQuestion) => FormQuestion
const other =
  (input: Partial<FormQuestion['input']>, label?: string): Change =>
  (question) => ({
    ...question,
    label: label ?? question.label,
    input: { ...question.input, ...input },
  })

/** A name, and what is agreed to. */
function aForm(
  kind: DynamicForm['kind'],
  last: number,
  agreements: string[],
  changed: Record<string, Change> = {},
  more: FormQuestion[] = [],
): DynamicForm {
  const about = kind === 'guardian' ? 'guardian_details' : 'member_details'
  const ask = (id: string) =>
    (changed[id] ?? ((question) => question))(defaultQuestion(kind, id, { required: ALL.includes(id) }))
  const section = (id: string, questions: FormQuestion[]) => ({
    section_id: id,
    default_section_id: id,
    label: id,
    sequence: 0,
    questions,
  })
  return {
    form_id: `00000000-0000-4000-8000-00000000aaa${last}`,
    version: 1,
    kind,
    name: kind,
    sections: inSequence([
      section(about, [ask('first_name')]),
      section('communications', [ask('receive_updates')]),
      section('agreements', [...agreements.map(ask), ...more]),
    ]),
  }
}

const GUARDIAN = aForm('guardian', 1, [CONSENT])
const CHILD = aForm('juvenile', 2, ALL)
const ADULT = aForm('adult', 3, ALL)

const YES = { [CONDUCT]: true, [CONSENT]: true, [PHOTOS]: true, receive_updates: true }
const given = (
  form: DynamicForm,
  first_name: string,
  answers: Record<string, Answer>,
  id: string | null = null,
) =>
  ({
    form_id: form.form_id,
    version: form.version,
    member_id: id,
    sections: form.sections.map(({ section_id, default_section_id, questions }) => ({
      section_id,
      default_section_id,
      questions: questions.flatMap(({ question_id, default_question_id, label }) => {
        const answer = question_id === 'first_name' ? first_name : answers[question_id]
        return answer === undefined ? [] : [{ question_id, default_question_id, label, answer }]
      }),
    })),
  }) satisfies GivenForm

const NIAMH = given(GUARDIAN, 'Niamh', YES, 'niamh')
const DECLAN = given(GUARDIAN, 'Declan', YES, 'declan')
const AOIFE = given(CHILD, 'Aoife', YES)

interface Case {
  places: Record<number, Registration>
  number?: number
  type?: FormType
  chosen?: string | null
  second?: RegistrationForm
  adult?: DynamicForm
  order?: ReturnType<typeof aPlan>[]
}

function offered({ places, number = 2, type = 'member', chosen = null, second, adult = ADULT, order }: Case) {
  const all = order ? placesOf(order.map((product) => ({ product }))) : PLACES
  const forms = new Map<string, RegistrationForm>([
    [u12.metadata.plan_id, { guardian: second?.guardian === null ? null : GUARDIAN, member: CHILD }],
    [u10.metadata.plan_id, second ?? { guardian: GUARDIAN, member: CHILD }],
    [senior.metadata.plan_id, { guardian: null, member: adult }],
  ])
  const registered = Object.entries(places).map(([at, each]) => [all[Number(at) - 1]?.key ?? '', each])
  const blocks = blocksOf(
    all,
    forms,
    { ...NOTHING_FILLED_IN, places: Object.fromEntries(registered) as Record<string, Registration> },
    '2026-11-18',
  )
  const block = blocks[number - 1]
  const form = block?.rows.find((row) => row.type === type)?.form
  if (!block || !form) throw new Error('There is no such form')
  const known = ['niamh', 'declan'].map((member_id) => ({
    member_id,
    first_name: member_id,
    last_name: '',
    age: null,
    is_self: member_id === 'niamh',
  }))
  const choice =
    peopleFor({ place: block.place, type }, known, blocks).find(({ id }) => id === chosen) ?? null
  return sameAgreements({ place: block.place, type, form, choice }, blocks)
}

const BOTH = { 1: { guardian: NIAMH, member: AOIFE }, 2: { guardian: NIAMH } }

describe('what the same person agreed to in another form of the basket', () => {
  test('is offered for the next child, by whose form it was, and news are no part of it', () => {
    expect(offered({ places: BOTH })).toEqual({
      as: 'Aoife',
      values: { [CONDUCT]: true, [CONSENT]: true, [PHOTOS]: true },
    })
  })

  test('a No to photos stays a No; a box that was left empty is not offered', () => {
    const member = given(CHILD, 'Aoife', { ...YES, [PHOTOS]: false })
    expect(offered({ places: { ...BOTH, 1: { guardian: NIAMH, member } } })?.values).toEqual({
      [CONDUCT]: true,
      [CONSENT]: true,
      [PHOTOS]: false,
    })
    const lifts = newQuestion('lifts', 'boolean', 'I will share lifts', { display: 'checkbox' })
    const asking = aForm('juvenile', 2, ALL, {}, [lifts])
    const second = { guardian: GUARDIAN, member: asking }
    const child = given(asking, 'Aoife', { ...YES, lifts: false })
    const places = { 1: { guardian: NIAMH }, 2: { guardian: NIAMH, member: child } }
    expect(Object.keys(offered({ places, second, number: 1 })?.values ?? {})).toEqual(ALL)
  })

  test.each<[string, Record<number, Registration>]>([
    ['nobody has agreed to anything yet', { 2: { guardian: NIAMH } }],
    ['another guardian signs for this child', { ...BOTH, 2: { guardian: DECLAN } }],
    ['who signs for this child is not known yet', { 1: { guardian: NIAMH, member: AOIFE } }],
    [
      'the club has changed what it asks since: nobody has seen these words',
      { ...BOTH, 1: { guardian: NIAMH, member: { ...AOIFE, version: 7 } } },
    ],
    [
      'the other form was not filled in to the end',
      { ...BOTH, 1: { guardian: NIAMH, member: given(CHILD, 'Aoife', { ...YES, [CONDUCT]: false }) } },
    ],
  ])('is not offered where %s', (_why, places) => {
    expect(offered({ places })).toBeNull()
  })

  test.each<[string, Record<string, Change>]>([
    ['other words', { [CONDUCT]: other({}, 'I promise to shout at referees') }],
    [
      'another page behind them',
      { [CONDUCT]: (each) => other({ metadata: { ...each.input.metadata, external_url: '/other' } })(each) },
    ],
    [
      'another line below',
      { [CONDUCT]: (each) => other({ display_as: { ...each.input.display_as, hint: 'For life' } })(each) },
    ],
    [
      'Yes and No in place of a box',
      { [CONDUCT]: (each) => other({ display_as: { ...each.input.display_as, type: 'radio' } })(each) },
    ],
  ])('%s: that one is left for the person to answer', (_why, changed) => {
    const second = { guardian: GUARDIAN, member: aForm('juvenile', 4, ALL, changed) }
    expect(Object.keys(offered({ places: BOTH, second })?.values ?? {})).toEqual([CONSENT, PHOTOS])
  })

  test('a grown-up who plays is offered what they agreed to themselves, and nobody else’s', () => {
    const adult = aForm('adult', 3, [CONDUCT, CONSENT])
    const places = { 1: { guardian: NIAMH, member: AOIFE }, 2: { guardian: DECLAN } }
    expect(offered({ places, number: 3, chosen: 'niamh', adult })).toEqual({
      as: 'Aoife',
      values: { [CONDUCT]: true, [CONSENT]: true },
    })
    expect(offered({ places, number: 3, chosen: 'declan', adult })).toBeNull()
    expect(offered({ places, number: 3, adult })).toBeNull()
  })

  test('one press for one tick is no help: a guardian’s own consent is not offered for the child', () => {
    expect(offered({ places: { 1: { guardian: NIAMH } }, number: 1 })).toBeNull()
  })

  test('of several forms the one that answers most', () => {
    const adult = aForm('adult', 3, [CONDUCT, CONSENT])
    const places = {
      1: { guardian: NIAMH, member: AOIFE },
      2: { guardian: NIAMH },
      3: { member: given(adult, 'Niamh', YES, 'niamh') },
    }
    expect(offered({ places, adult })?.as).toBe('Aoife')
  })

  test('of two that answer as much, another child’s for a child', () => {
    const niamh = { member: given(ADULT, 'Niamh', YES, 'niamh') }
    const places = { 1: niamh, 2: { guardian: NIAMH, member: AOIFE }, 3: { guardian: NIAMH } }
    expect(offered({ places, number: 3, order: [senior, u12, u10] })?.as).toBe('Aoife')
  })

  test('where the club asks about no guardian, whoever fills the forms in agrees for the children', () => {
    const second = { guardian: null, member: CHILD }
    expect(offered({ places: { 1: { member: AOIFE } }, second })?.as).toBe('Aoife')
  })
})
