import { expect, test } from 'vitest'
import { FormSections } from '@clubhouse/contract/people/forms'
import { formProblems } from '@clubhouse/domain/people/forms/check/check-form'
import { errorsIn } from '@clubhouse/domain/people/forms/answers/verdict'
import { linearPatterns } from '@clubhouse/domain/people/forms/linear-patterns'
import { demoWorld } from './world.ts'

const world = demoWorld(new Date('2026-09-14T08:30:00.000Z'))
const forms = world.clubs.flatMap(({ slug, forms: own }) => own.map((form) => ({ slug, ...form })))

test.each(forms)(
  'the form "$name" of $slug is one that could be saved in the editor',
  ({ kind, sections }) => {
    expect(formProblems(kind, { sections })).toEqual([])
    expect(FormSections.parse(sections)).toEqual(sections)
  },
)

test('both clubs ask adults, children and guardians, and not the same', () => {
  const [dunvarra, inishvarn] = world.clubs
  for (const kind of ['adult', 'juvenile', 'guardian'] as const) {
    const [one, other] = [dunvarra, inishvarn].map((club) => club?.forms.find((form) => form.kind === kind))
    expect(one).toBeDefined()
    expect(one?.sections).not.toEqual(other?.sections)
  }
})

const TOO_OLD = 'Juvenile members must be under 18. Check the year of birth'
const TOO_YOUNG = 'Adult members must be 18 or over. Check the year of birth'
test.each([
  { born: '2020-01-01', adult: TOO_YOUNG, juvenile: null },
  { born: '2008-09-15', adult: TOO_YOUNG, juvenile: null },
  { born: '2008-09-13', adult: null, juvenile: TOO_OLD },
])('born on $born, Dunvarra’s forms for adults and children say $adult and $juvenile', (row) => {
  const judge = { today: '2026-09-14', patterns: linearPatterns }
  for (const kind of ['adult', 'juvenile'] as const) {
    const form = world.clubs[0]?.forms.find((each) => each.kind === kind)
    const errors = errorsIn({ sections: form?.sections ?? [] }, { date_of_birth: row.born }, judge)
    const said = errors.find(({ question_id }) => question_id === 'date_of_birth')?.message
    expect(said ?? null).toBe(row[kind])
  }
})

test('the plans are those of the demo world, and a season ends in the summer after it began', () => {
  const plans = world.clubs.map(({ programs }) =>
    programs.map(({ title, plans: own }) => [title, own.length]),
  )
  expect(plans).toEqual([
    [
      ['Season', 5],
      ['Summer camps', 2],
      ['Social', 3],
      ['Winter league', 0],
    ],
    [['Hockey season', 2]],
  ])
  const senior = world.clubs[0]?.programs[0]?.plans[0]
  expect(senior).toMatchObject({ slug: 'senior-player', price: 18_000, endsOn: '2027-06-30' })
})

test.each(world.registrations)(
  'what $by answered to the $kind form of $club is a valid registration',
  (given) => {
    const form = world.clubs
      .find(({ slug }) => slug === given.club)
      ?.forms.find(({ kind }) => kind === given.kind)
    const judge = { today: '2026-09-14', patterns: linearPatterns }
    expect(errorsIn({ sections: form?.sections ?? [] }, given.values, judge)).toEqual([])
  },
)
