import { expect, test } from 'vitest'
import type { FormQuestion, FormSection } from '@clubhouse/contract/people/forms'
import { type Difference, formDifference } from './form-difference.ts'
import { atMost, newQuestion } from '../new-question.ts'

const section = (id: string, ...questions: FormQuestion[]): FormSection => ({
  section_id: id,
  default_section_id: null,
  label: `Section ${id}`,
  sequence: 0,
  questions: questions.map((question, sequence) => ({ ...question, sequence })),
})
const form = (...sections: FormSection[]) => ({
  sections: sections.map((each, sequence) => ({ ...each, sequence })),
})

const name = newQuestion('name', 'text', 'Name')
const school = newQuestion('school', 'singleChoice', 'School', { options: ['None', 'Abbey'] })
const year = newQuestion('year', 'text', 'Class')
const before = form(section('about', name, school), section('rest', year))

const inShort = ({ what, id, details }: Difference) =>
  [what, id, ...details.map(({ aspect, before: old, after }) => `${aspect}: ${old} → ${after}`)].join(' | ')

test.each([
  { why: 'nothing changed', after: before, told: [] },
  {
    why: 'only the numbers changed that keep the order',
    after: { sections: before.sections.map((each) => ({ ...each, sequence: each.sequence + 7 })) },
    told: [],
  },
  {
    why: 'a question came, another went',
    after: form(section('about', name, newQuestion('team', 'text', 'Team')), section('rest', year)),
    told: ['added | team', 'removed | school'],
  },
  {
    why: 'a question that an editor marked for removal is gone',
    after: form(section('about', name, { ...school, should_delete: true }), section('rest', year)),
    told: ['removed | school'],
  },
  {
    why: 'required, hint, limit',
    after: form(
      section('about', name, school),
      section(
        'rest',
        newQuestion('year', 'text', 'Class', { required: true, hint: 'As in 5B', validations: [atMost(4)] }),
      ),
    ),
    told: [
      'changed | year | required: Optional → Required | hint:  → As in 5B | rules:  → at most 4 characters',
    ],
  },
  {
    why: 'options and a condition, told by the labels',
    after: form(
      section(
        'about',
        name,
        newQuestion('school', 'singleChoice', 'School', { options: ['None', 'Abbey', 'Quay'] }),
      ),
      section(
        'rest',
        newQuestion('year', 'text', 'Class', { disabledWhen: [{ question: 'school', is: 'None' }] }),
      ),
    ),
    told: [
      'changed | school | options: None, Abbey → None, Abbey, Quay',
      'changed | year | conditions:  → School is None',
    ],
  },
  {
    why: 'another order, and only one of the two was moved',
    after: form(section('about', school, name), section('rest', year)),
    told: ['changed | school | place: 2 → 1'],
  },
  {
    why: 'another section',
    after: form(section('about', name), section('rest', year, school)),
    told: ['changed | school | section: Section about → Section rest'],
  },
  {
    why: 'sections came, went and changed their title',
    after: form({ ...section('about', name, school), label: 'You' }, section('new')),
    told: ['changed | about | title: Section about → You', 'added | new', 'removed | rest', 'removed | year'],
  },
  {
    why: 'sections in another order',
    after: form(section('rest', year), section('about', name, school)),
    told: ['changed | rest | place: 2 → 1'],
  },
  {
    why: 'what no words say is still told',
    after: form(
      section('about', name, {
        ...school,
        input: {
          ...school.input,
          metadata: {
            ...school.input.metadata,
            options: school.input.metadata.options.map((option) => ({
              ...option,
              value: `${option.value}!`,
            })),
          },
        },
      }),
      section('rest', year),
    ),
    told: ['changed | school | details:  → '],
  },
])('$why', ({ after, told }) => {
  expect(formDifference(before, after).map(inShort)).toEqual(told)
})

test('the order of keys, which a database does not keep, is no difference', () => {
  const turned = JSON.parse(JSON.stringify(before), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toReversed())
      : value,
  ) as typeof before
  expect(formDifference(before, turned)).toEqual([])
})
