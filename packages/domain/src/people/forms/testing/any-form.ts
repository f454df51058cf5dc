import fc from 'fast-check'
import { DISABLE_WHEN_SOME, INPUT_TYPES } from '@clubhouse/contract/people/form-words'
import type {
  FormCondition,
  FormQuestion,
  FormSection,
  FormValidation,
} from '@clubhouse/contract/people/forms'
import { displaysOf } from '../controls.ts'
import { DEFAULT_SECTIONS } from '../default-questions.ts'
import { atLeast, atMost, between, matching, newQuestion, type QuestionWords } from '../new-question.ts'
import { mayBeOther, OTHER } from '../options.ts'
import { type Form, inputTypeOf } from '../structure.ts'
import { type Dice, diceFrom } from './dice.ts'
import { asDefault } from './form-of.ts'

/**
 * Any form that could be saved: sections, every type and display, options with defaults and Other or from an address,
 * validations, masks and links, country and county, and conditions on questions made before, so that there are no
 * circles. The order in which they are asked is another one. Drawn from plain numbers, since ten thousand forms have to
 * be cheap.
 */
export const anyForm = (): fc.Arbitrary<Form> => fc.noBias(fc.nat()).map((seed) => drawForm(diceFrom(seed)))

function drawForm(dice: Dice): Form {
  const questions: FormQuestion[] = dice.oneIn(3) ? [countryQuestion(), countyQuestion()] : []
  const count = 1 + dice.below(6)
  for (let at = 0; at < count; at += 1) questions.push(drawQuestion(dice, at))
  const asked = questions.map((question, at) => withConditions(dice, question, questions.slice(0, at)))
  return { sections: placedAnywhere(dice, asked) }
}

/** The same questions in the same sections, asked in another order. */
export function inAnotherOrder({ sections }: Form, seed: number): Form {
  const dice = diceFrom(seed)
  return {
    sections: dice.shuffled(sections).map((section) => ({
      ...section,
      sequence: dice.below(100),
      questions: dice
        .shuffled(section.questions)
        .map((question) => ({ ...question, sequence: dice.below(100) })),
    })),
  }
}

const SECTIONS = Object.keys(DEFAULT_SECTIONS)

function placedAnywhere(dice: Dice, questions: FormQuestion[]): FormSection[] {
  const sections = Array.from({ length: 1 + dice.below(3) }, (_, at): FormSection => ({
    section_id: `s${at}`,
    default_section_id: dice.oneIn(2) ? null : dice.pick(SECTIONS),
    label: `Section ${at}`,
    sequence: dice.below(10),
    questions: [],
  }))
  for (const question of questions)
    dice.pick(sections).questions.push({ ...question, sequence: dice.below(20) })
  return sections
}

const countryQuestion = () => asDefault('country', newQuestion('country', 'singleChoice', 'Country'))
const countyQuestion = () => asDefault('county', newQuestion('county', 'singleChoice', 'County'))

const LISTS = ['https://lists.example/schools?year=2026', '/lists/counties?country=Wales']
const LINKS = ['/terms', 'https://league.example/rules.pdf']
const MASKS = ['000 0000', 'A00 ****']
const OPTIONS = ['None', 'Scoil Bríde', ' spaced ', '<b>x</b>', '🏐', 'Red', '$&', 'true']

function drawQuestion(dice: Dice, at: number): FormQuestion {
  const type = dice.pick(INPUT_TYPES)
  const isChoice = type === 'singleChoice' || type === 'multipleChoice'
  const isTyped = type === 'text' || type === 'telephone'
  const isLoaded = isChoice && dice.oneIn(8)
  const options = isChoice && !isLoaded ? dice.shuffled(OPTIONS).slice(0, 1 + dice.below(4)) : []
  const words: QuestionWords = {
    required: dice.oneIn(3),
    display: dice.pick(displaysOf(type)),
    options,
    validations: drawValidations(dice, type),
    hasOther: type === 'singleChoice' && dice.oneIn(2),
    ...(options.length > 0 && dice.oneIn(3) ? { preselected: dice.pick(options) } : {}),
    ...(isLoaded ? { url: dice.pick(LISTS) } : {}),
    ...(dice.oneIn(6) ? { link: dice.pick(LINKS) } : {}),
    ...(isTyped && dice.oneIn(6) ? { mask: dice.pick(MASKS) } : {}),
  }
  const question = newQuestion(`q${at}`, type, dice.pick(['Name', 'With {label}', '$1 and {bound}']), words)
  // The one question that may be an e-mail is the first of the club's own.
  return type === 'text' && at === 0 && dice.oneIn(3) ? asDefault('email', question) : question
}

function drawValidations(dice: Dice, type: string): FormValidation[] {
  if (type === 'date') return dice.oneIn(2) ? [] : [between(dice.pick(BOUNDS), dice.pick(ERRORS))]
  if (!['text', 'telephone', 'singleChoice'].includes(type)) return []
  const least = dice.below(4)
  return [
    ...(dice.oneIn(4) ? [atLeast(least, dice.pick(ERRORS))] : []),
    ...(dice.oneIn(4) ? [atMost(least + 1 + dice.below(9), dice.pick(ERRORS))] : []),
    ...(dice.oneIn(5) ? [matching(dice.pick(PATTERNS), dice.pick(ERRORS))] : []),
  ]
}

const ERRORS = [null, 'Wrong: {label}', 'Must be {bound}, {unknown}']
const PATTERNS = ['[a-z]+', '\\p{L}*', '[0-9]{3,}', '.{1,6}', '(a+)+']
const BOUNDS = [
  { less_than: 'now' },
  { greater_than: '-18y' },
  { less_than: '-18y' },
  { greater_than: '-120y', less_than: 'now' },
  { greater_than: '2000-02-29', less_than: '2026-10-25' },
]

function withConditions(dice: Dice, question: FormQuestion, before: FormQuestion[]): FormQuestion {
  const count = before.length === 0 ? 0 : dice.pick([0, 0, 1, 1, 2])
  const condition = Array.from({ length: count }, () => drawCondition(dice, dice.pick(before)))
  return { ...question, input: { ...question.input, condition } }
}

const drawCondition = (dice: Dice, controlling: FormQuestion): FormCondition => ({
  question_id: controlling.question_id,
  value: dice.pick(possibleAnswers(controlling)),
  effect: DISABLE_WHEN_SOME,
})

function possibleAnswers(question: FormQuestion): (string | boolean)[] {
  if (question.default_question_id === 'country') return ['Ireland', 'Wales']
  if (question.default_question_id === 'county') return ['Galway', 'Antrim']
  switch (inputTypeOf(question)) {
    case 'boolean':
      return [true, false]
    case 'telephone':
      return ['087123']
    case 'date':
      return ['2014-03-27']
    case 'text':
      return ['abc']
    case 'singleChoice':
    case 'multipleChoice':
    case null:
      return [
        ...(question.input.metadata.url === null ? [] : ['Of the list']),
        ...question.input.metadata.options.map(({ value }) => value),
        ...(mayBeOther(question) ? [OTHER] : []),
      ]
  }
}
