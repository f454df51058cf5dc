import { expect, test } from 'vitest'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { isMet } from '../answers/conditions.ts'
import { disabledWhen, newQuestion } from '../new-question.ts'
import { asDefault, formOf } from '../testing/form-of.ts'
import { conditionRules, firstOnlyIf, storedConditions } from './condition-rules.ts'

const lift = newQuestion('lift', 'boolean', 'Need a lift home?')
const team = newQuestion('team', 'singleChoice', 'Team', { options: ['U12', 'U14', 'Seniors'] })
const school = newQuestion('school', 'singleChoice', 'School', { options: ['None'], hasOther: true })
const many = newQuestion('many', 'singleChoice', 'One of many', {
  options: Array.from({ length: 22 }, (_, at) => `Answer ${at}`),
})
const several = newQuestion('several', 'multipleChoice', 'Days', { options: ['Monday', 'Friday'] })
const loaded = newQuestion('loaded', 'singleChoice', 'County board', { url: 'https://boards.example/list' })
const twice = newQuestion('twice', 'singleChoice', 'Twice', { options: ['A', 'A', 'B'] })
const town = newQuestion('town', 'text', 'Town')
const county = asDefault('county', newQuestion('county', 'singleChoice', 'County'))

const waiting = (...conditions: [string, string | boolean][]): FormQuestion =>
  newQuestion('target', 'text', 'Target', {
    disabledWhen: conditions.map(([question, is]) => ({ question, is })),
  })
const formWith = (target: FormQuestion) =>
  formOf(lift, team, school, many, several, loaded, twice, town, county, target)

/** "lift: true", or "not town: Dublin". */
const inShort = (target: FormQuestion): string[] =>
  conditionRules(formWith(target), target).map((rule) =>
    rule.says === 'only-if'
      ? `${rule.controlling.question_id}: ${rule.kept.join(' or ')}`
      : `not ${rule.condition.question_id}: ${rule.condition.value}`,
  )

test.each<{ stored: [string, string | boolean][]; says: string[] }>([
  { stored: [['lift', false]], says: ['lift: true'] },
  { stored: [['lift', true]], says: ['lift: false'] },
  {
    stored: [
      ['team', 'U12'],
      ['team', 'Seniors'],
    ],
    says: ['team: U14'],
  },
  { stored: [['team', 'Seniors']], says: ['team: U12 or U14'] },
  { stored: [['school', 'None']], says: ['school: Other'] },
  { stored: [['school', 'Other']], says: ['school: None'] },
  {
    stored: [
      ['team', 'U12'],
      ['lift', false],
      ['team', 'U14'],
    ],
    says: ['team: Seniors', 'lift: true'],
  },
  // What cannot be said so is said as it is stored.
  {
    stored: [
      ['lift', false],
      ['lift', true],
    ],
    says: ['not lift: false', 'not lift: true'],
  },
  {
    stored: [
      ['team', 'U12'],
      ['team', 'U8'],
    ],
    says: ['not team: U12', 'not team: U8'],
  },
  { stored: [['many', 'Answer 3']], says: ['not many: Answer 3'] },
  { stored: [['several', 'Monday']], says: ['not several: Monday'] },
  { stored: [['loaded', 'Clare']], says: ['not loaded: Clare'] },
  { stored: [['twice', 'A']], says: ['not twice: A'] },
  { stored: [['town', 'Dublin']], says: ['not town: Dublin'] },
  { stored: [['county', 'Clare']], says: ['not county: Clare'] },
  { stored: [['gone', 'x']], says: ['not gone: x'] },
])('FORM-31 disabled when some of $stored says $says', ({ stored, says }) => {
  expect(inShort(waiting(...stored))).toEqual(says)
})

test('FORM-29 FORM-31 a rule is stored as one condition for each other answer, and is asked for exactly those that it keeps', () => {
  const form = formWith(waiting())
  for (const [controlling, answers] of [
    [lift, [true, false]],
    [team, ['U12', 'U14', 'Seniors']],
    [school, ['None', 'Saint Brigid’s']],
  ] as const) {
    const rule = firstOnlyIf(form, controlling)
    if (rule?.says !== 'only-if') throw new Error('It can be said')
    for (const { value } of rule.answers) {
      const stored = storedConditions([{ ...rule, kept: [value] }])
      expect(stored).toHaveLength(rule.answers.length - 1)
      const asked = answers.filter(
        (answer) => !stored.some((each) => isMet(form, each, { [controlling.question_id]: answer })),
      )
      expect(asked).toHaveLength(1)
      const target = { ...waiting(), input: { ...waiting().input, condition: stored } }
      expect(inShort(target)).toEqual([`${controlling.question_id}: ${value}`])
    }
  }
})

test('what is stored is what was there, whichever way it is said', () => {
  const target = waiting(['team', 'U12'], ['town', 'Dublin'], ['team', 'U14'], ['lift', false])
  expect(storedConditions(conditionRules(formWith(target), target))).toEqual([
    disabledWhen('team', 'U12'),
    disabledWhen('team', 'U14'),
    disabledWhen('town', 'Dublin'),
    disabledWhen('lift', false),
  ])
})

test.each([many, several, loaded, twice, town, county])(
  'no rule of answers to keep begins on $label',
  (controlling) => {
    expect(firstOnlyIf(formWith(waiting()), controlling)).toBeNull()
  },
)
