import { expect, test } from 'vitest'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { atLeast, atMost, between, matching, newQuestion } from '../new-question.ts'
import { date, many, problemsWith, text } from '../testing/adult-with.ts'

test.each<{ why: string; questions: FormQuestion[]; says: string }>([
  {
    why: 'an unknown validation',
    questions: [text({ validations: [{ ...atMost(3), type: 'shoutLoud' }] })],
    says: '"Nickname" has an unknown validation; use one of mandatory, regex, maxLength, minLength, date',
  },
  {
    why: 'an unreadable pattern',
    questions: [text({ validations: [matching('(')] })],
    says: '"Nickname" has a pattern we can’t use: a bracket is not closed, or a sign such as * or + has nothing before it',
  },
  {
    why: 'a pattern that is too large',
    questions: [text({ validations: [matching('(.{9}){99}')] })],
    says: '"Nickname" has a pattern we can’t use: it is too large, or has signs that we do not know',
  },
  {
    why: 'no pattern at all',
    questions: [text({ validations: [matching('')] })],
    says: '"Nickname" has a pattern we can’t use: it is empty',
  },
  {
    why: 'a pattern for dates',
    questions: [date({ validations: [matching('a')] })],
    says: '"Joined" isn’t typed, so it can’t have a pattern',
  },
  {
    why: 'no number',
    questions: [
      text({ validations: [{ ...atMost(3), metadata: { ...atMost(3).metadata, max_length: null } }] }),
    ],
    says: '"Nickname" has a maximum length without a number',
  },
  {
    why: 'zero',
    questions: [text({ validations: [atMost(0)] })],
    says: '"Nickname" has a maximum length without a number',
  },
  {
    why: 'a length of dates',
    questions: [date({ validations: [atMost(3)] })],
    says: '"Joined" isn’t typed, so it can’t have a length',
  },
  {
    why: 'longer than the maximum',
    questions: [text({ validations: [atLeast(9), atMost(3)] })],
    says: '"Nickname": the shortest answer (9) is longer than the longest (3)',
  },
  {
    why: 'no least number',
    questions: [
      text({ validations: [{ ...atLeast(3), metadata: { ...atLeast(3).metadata, min_length: null } }] }),
    ],
    says: '"Nickname" has a minimum length without a number',
  },
  {
    why: 'a length of lists',
    questions: [many({ validations: [atLeast(3)] })],
    says: '"Days" isn’t typed, so it can’t have a length',
  },
  {
    why: 'two of one id',
    questions: [
      text({ validations: [atMost(9), { ...atLeast(3), validation_id: atMost(9).validation_id }] }),
    ],
    says: '"Nickname" has two rules with the same id',
  },
  {
    why: 'no date',
    questions: [text({ validations: [between({ less_than: 'now' })] })],
    says: '"Nickname" isn’t a date, so it can’t have dates as limits',
  },
  {
    why: 'OPEN-090 no bound',
    questions: [date({ validations: [between({ less_than: 'soon' })] })],
    says: '"Joined" has the bound "soon"; write a date, now, or years such as -18y',
  },
  {
    why: 'the wrong way round',
    questions: [date({ validations: [between({ greater_than: '2020-01-01', less_than: '2019-01-01' })] })],
    says: '"Joined" has limits with no day between them',
  },
  {
    why: 'no day between two days',
    questions: [date({ validations: [between({ greater_than: '2020-01-01', less_than: '2020-01-02' })] })],
    says: '"Joined" has limits with no day between them',
  },
  {
    why: 'years the wrong way round',
    questions: [date({ validations: [between({ greater_than: '-6y', less_than: '-18y' })] })],
    says: '"Joined" has limits with no day between them',
  },
])('a validation: $why: $says', ({ questions, says }) => {
  expect(problemsWith(...questions)).toEqual([says])
})

test.each<{ why: string; questions: FormQuestion[] }>([
  {
    why: 'a day between',
    questions: [date({ validations: [between({ greater_than: '2020-01-01', less_than: '2020-01-03' })] })],
  },
  {
    why: 'years',
    questions: [date({ validations: [between({ greater_than: '-18y', less_than: 'now' })] })],
  },
  {
    why: 'a fixed day and a moving one',
    questions: [date({ validations: [between({ greater_than: '2030-01-01', less_than: 'now' })] })],
  },
])('nothing is wrong with $why', ({ questions }) => {
  expect(problemsWith(...questions)).toEqual([])
})

test('too many patterns, or too much of them together', () => {
  const asking = (count: number, pattern: (at: number) => string) =>
    Array.from({ length: count }, (_, at) =>
      newQuestion(`q${at}`, 'text', 'Q', { validations: [matching(pattern(at))] }),
    )
  expect(problemsWith(...asking(41, (at) => `a${at}(`))).toEqual([
    'A form has at most 40 patterns; this one has 41',
  ])
  expect(problemsWith(...asking(40, (at) => `[a-z]{${(at % 20) + 1}}b`))).toEqual([])
  expect(problemsWith(...asking(20, () => '.{1,60}'))).toEqual(['The form’s patterns are too large together'])
})
