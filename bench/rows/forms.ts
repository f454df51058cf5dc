import { INPUT_TYPES } from '@clubhouse/contract/people/form-words'
import type { Answer, FormQuestion } from '@clubhouse/contract/people/forms'
import { linearPatterns, PATTERN_LIMITS, patternSize } from '@clubhouse/domain/people/forms/linear-patterns'
import { atLeast, atMost, between, matching, newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { type Form, indexOf } from '@clubhouse/domain/people/forms/structure'
import { errorsIn } from '@clubhouse/domain/people/forms/answers/verdict'
import { cleanAnswers, judgeAnswers } from '@clubhouse/domain/people/forms/answers/wire-answers'
import { medianTime } from '../load.ts'
import { limitRow, type Row } from '../row.ts'

const JUDGE = { today: '2026-11-15', patterns: linearPatterns }
const QUESTIONS = 60
const ROUNDS = 2000
const PATTERN_ROUNDS = 10
const LIMIT_MS = 1
const PATTERN_LIMIT_MS = 500

/** What judging the answers to a form costs: at each key in the browser, and at each sending on the server. */
export function formRows(): Row[] {
  const form = mixedForm()
  const values = Object.fromEntries(indexOf(form).placed.map(({ question }) => answerTo(question)))
  const sent = cleanAnswers(form, values)
  if (judgeAnswers(form, sent, JUDGE).errors.length > 0) throw new Error('The answers are not right')
  const browser = medianTime(() => errorsIn(form, values, JUDGE), ROUNDS)
  const server = medianTime(() => judgeAnswers(form, sent, JUDGE), ROUNDS)
  return [
    limitRow(`Validating a form of ${QUESTIONS} questions, in the browser`, browser, LIMIT_MS, 'ms'),
    limitRow(`Judging its answers as they were sent, on the server`, server, LIMIT_MS, 'ms'),
    limitRow(
      'The worst patterns that can be saved, against the worst answers',
      worstPatterns(),
      PATTERN_LIMIT_MS,
      'ms',
    ),
  ]
}

/** Every type in turn, words with a pattern, and all but the first dozen with a condition. */
function mixedForm(): Form {
  const questions = Array.from({ length: QUESTIONS }, (_, at): FormQuestion => {
    const type = INPUT_TYPES[at % INPUT_TYPES.length] ?? 'text'
    const isTyped = type === 'text' || type === 'telephone'
    const question = newQuestion(`q${at}`, type, `Question ${at}`, {
      required: at % 2 === 0,
      options: type.endsWith('Choice') ? ['None', 'One', 'Two', 'Three'] : [],
      hasOther: type === 'singleChoice',
      validations: [
        ...(isTyped ? [atLeast(2), atMost(64)] : []),
        ...(type === 'text' ? [matching('[\\p{L}0-9 .-]+')] : []),
        ...(type === 'date' ? [between({ greater_than: '-120y', less_than: 'now' })] : []),
      ],
      disabledWhen: at < 12 ? [] : [{ question: `q${at - 12}`, is: 'None' }],
    })
    return { ...question, sequence: at }
  })
  return {
    sections: [{ section_id: 's', default_section_id: null, label: 'All', sequence: 1, questions }],
  }
}

const ANSWERS: Record<string, Answer> = {
  text: 'Scoil Bhríde 12',
  telephone: '0871234567',
  date: '2014-03-27',
  boolean: true,
  singleChoice: 'Words of my own',
  multipleChoice: ['One', 'Three'],
}

const answerTo = ({ question_id, input }: FormQuestion): [string, Answer] => [
  question_id,
  ANSWERS[input.type ?? ''] ?? null,
]

/** As large as a form's patterns may be together, each against the longest text that it is asked about. */
function worstPatterns(): number {
  const most = PATTERN_LIMITS.text
  // The second keeps as many places in mind at once as it is long, and they change with every letter.
  const patterns = ['(.*.*.*.*a){17}', '[ab]*a[ab]{60}c']
  const texts = ['a'.repeat(most), 'aB9é'.repeat(most / 4), scattered(most)]
  const times = patterns.flatMap((pattern) => {
    const size = patternSize(pattern)
    if (size === 0) throw new Error('The pattern cannot be saved')
    return texts.map((text) => {
      const once = medianTime(() => linearPatterns.matches(pattern, text), PATTERN_ROUNDS)
      return once * (PATTERN_LIMITS.sizeInForm / size)
    })
  })
  return Math.max(...times)
}

/** Letters a and b without a rule that a machine could learn, and the same at every run. */
function scattered(length: number): string {
  let state = 5
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return state > 2 ** 30 ? 'a' : 'b'
  }).join('')
}
