import type { Answer, FormAnswers, FormQuestion } from '@clubhouse/contract/people/forms'
import { firstError } from '../answers/first-error.ts'
import { optionsOf, OTHER } from '../options.ts'
import { fieldName, otherFieldName, readField, readPosted } from '../answers/posted-values.ts'
import { type Form, indexOf, inputTypeOf, type Values } from '../structure.ts'
import { errorsIn } from '../answers/verdict.ts'
import { type Dice, diceFrom } from './dice.ts'
import { JUDGE } from './form-of.ts'

const TEXTS = [
  '',
  '  ',
  'a',
  'abc',
  '  abc ',
  'abcdefg',
  'Aoife@Example.ie',
  'a b@example.ie',
  'Bri\u0301d',
  '<script>alert(1)</script>',
  'two\r\nlines',
  'a\0\ud800',
  '\u200b',
  'a\u001b[31m\tb\u202e\u200b',
  '🏐🏆',
  '12345',
  'x'.repeat(70),
  'y'.repeat(5001),
  OTHER,
  'None',
]
const NUMBERS = [
  '',
  '087 123',
  '087123',
  '+353 (0)87 1234567',
  '(+353) 1',
  '+ +1',
  '+',
  '0871234567/0861234567',
  'ask',
  '٠٨٧',
  '1'.repeat(40),
]
const DAYS = [
  '',
  '27/03/2014',
  '2014-03-27',
  '29 Feb 2024',
  '29/02/2023',
  '5/3/14',
  'tomorrow',
  '15/11/2008',
  '14/11/2008',
  '16/11/2008',
  '25/10/2026',
  '28/03/2027',
  '1/1/1850',
]
const TICKS = [[], ['true'], ['false'], ['on'], ['']]

/** What somebody, or something, may have left in the fields of a form. */
export function drawPosted(form: Form, seed: number): Map<string, string[]> {
  const dice = diceFrom(seed)
  const fields = new Map<string, string[]>()
  for (const { question } of indexOf(form).placed) {
    fields.set(fieldName(question.question_id), drawField(dice, question))
    if (dice.oneIn(2)) fields.set(otherFieldName(question.question_id), [dice.pick(TEXTS)])
  }
  return fields
}

function drawField(dice: Dice, question: FormQuestion): string[] {
  const offered = question.input.metadata.options.map(({ value }) => value)
  switch (inputTypeOf(question)) {
    case 'telephone':
      return [dice.pick(NUMBERS)]
    case 'date':
      return [dice.pick(DAYS)]
    case 'boolean':
      return dice.pick(TICKS)
    case 'singleChoice':
      return [dice.pick([...offered, ...offered, ...PLACES, '', OTHER, 'bogus', ' None'])]
    case 'multipleChoice':
      return dice
        .shuffled([...offered, ...offered, ...(dice.oneIn(8) ? ['bogus'] : [])])
        .slice(0, dice.below(4))
    case 'text':
    case null:
      return [dice.pick(TEXTS)]
  }
}

const PLACES = ['Ireland', 'Northern Ireland', 'Galway', 'Antrim']

export const valuesPosted = (form: Form, fields: Map<string, string[]>): Values =>
  readPosted(form, (name) => fields.get(name) ?? [])

/** Each wrong answer replaced by one that passes, where there is one; null where the form cannot be answered so. */
export function corrected(form: Form, values: Values): Values | null {
  let current = values
  for (let round = 0; round < 4; round += 1) {
    const errors = errorsIn(form, current, JUDGE)
    if (errors.length === 0) return current
    for (const { question_id } of errors) {
      const placed = indexOf(form).byId.get(question_id)
      if (placed) current = { ...current, [question_id]: passing(form, placed.question, current) }
    }
  }
  return null
}

const CANDIDATES = [
  'Ireland',
  'Galway',
  'Antrim',
  'abc',
  'abcdefg',
  'aoife@example.ie',
  '087123',
  '12345',
  '27/03/2014',
  '01/01/2005',
  'true',
]

function passing(form: Form, question: FormQuestion, values: Values): Answer {
  const options = optionsOf(form, question, values)
  const candidates = [...CANDIDATES, ...options.map(({ value }) => value)].map((typed) =>
    readField(question, [typed], ''),
  )
  const found = candidates.find((answer) => firstError(question, answer, options, JUDGE) === null)
  return found ?? null
}

const SENT: Answer[] = [
  null,
  true,
  false,
  [],
  ['None'],
  ['None', 'None'],
  '2014-03-27T00:00:00.000Z',
  ...TEXTS,
  ...DAYS,
  ...NUMBERS,
]

/** What no form of ours sends: any answer to any question, also to ones that do not exist, here and elsewhere. */
export function drawSent(form: Form, seed: number): FormAnswers {
  const dice = diceFrom(seed)
  const { placed } = indexOf(form)
  const questions = [...placed.map(({ question }) => question.question_id), 'unknown', 'constructor']
  const sections = [...form.sections.map(({ section_id }) => section_id), 'nowhere']
  return {
    sections: Array.from({ length: dice.below(4) }, () => ({
      section_id: dice.pick(sections),
      default_section_id: null,
      questions: Array.from({ length: dice.below(5) }, () => {
        return {
          question_id: dice.pick(questions),
          default_question_id: null,
          answer: dice.pick(SENT),
          label: '',
        }
      }),
    })),
  }
}
