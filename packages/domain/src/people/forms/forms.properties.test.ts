import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../../scripts/lib/test-depth.ts'
import { FormAnswers, FormSections } from '@clubhouse/contract/people/forms'
import { formProblems } from './check/check-form.ts'
import { isMet, settle, type Settled, withAnswer } from './answers/conditions.ts'
import { firstError } from './answers/first-error.ts'
import { initialValues } from './answers/initial-values.ts'
import { optionsOf } from './options.ts'
import { type Form, indexOf, isEmpty, type Values } from './structure.ts'
import { corrected, drawPosted, drawSent, valuesPosted } from './testing/any-answers.ts'
import { anyForm, inAnotherOrder } from './testing/any-form.ts'
import { JUDGE } from './testing/form-of.ts'
import { errorsIn } from './answers/verdict.ts'
import { waitingIn } from './answers/waiting.ts'
import { cleanAnswers, judgeAnswers } from './answers/wire-answers.ts'

/** Each of them on so many forms. */
const CASES = { numRuns: runs(1_000, 20_000), seed: 5 }
const anySeed = () => fc.noBias(fc.nat())

/** Where a claim does not hold, as a report; nothing where it holds. */
const failureOf = (claim: (form: Form, values: Values, seed: number) => void) =>
  fc.defaultReportMessage(
    fc.check(
      fc.property(anyForm(), anySeed(), (form, seed) =>
        claim(form, valuesPosted(form, drawPosted(form, seed)), seed),
      ),
      CASES,
    ),
  )

/** `expect` is called only where there is something to say: it takes longer than what is tested. */
function same(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected)
}

const overTheWire = (answers: FormAnswers): FormAnswers => JSON.parse(JSON.stringify(answers)) as FormAnswers
const asSeen = ({ values, disabled }: Settled) => ({ values, disabled: [...disabled].toSorted() })

// Seconds each, and minutes on a machine that has much else to do.
describe('on any form and any answers', { timeout: 240_000 }, () => {
  test('the forms of these properties could be saved, and are of every sort', () => {
    const seen = { conditions: 0, disabled: 0, counties: 0, others: 0, wrong: 0, right: 0 }
    const failure = failureOf((form, values) => {
      // Names and e-mails of their own would only make every case longer.
      const problems = formProblems('juvenile', form).filter(
        ({ message }) => !message.endsWith('must stay in the form'),
      )
      same(problems, [])
      const { placed } = indexOf(form)
      seen.conditions += Number(placed.some(({ question }) => question.input.condition.length > 0))
      seen.disabled += Number(settle(form, values).disabled.size > 0)
      seen.counties += Number(values['county'] === 'Galway' && values['country'] === 'Ireland')
      seen.others += Number(Object.values(values).includes('abc'))
      const isWrong = errorsIn(form, values, JUDGE).length > 0
      seen[isWrong ? 'wrong' : 'right'] += 1
    })
    expect(failure).toBeUndefined()
    expect(Math.min(...Object.values(seen))).toBeGreaterThan((CASES.numRuns ?? 0) / 500)
  })

  test('clean answers of a valid form always validate again', () => {
    const failure = failureOf((form, values) => {
      const right = corrected(form, values)
      fc.pre(right !== null)
      const clean = cleanAnswers(form, right ?? {})
      same(judgeAnswers(form, overTheWire(clean), JUDGE), { answers: clean, errors: [] })
      same(FormAnswers.parse(clean), clean)
    })
    expect(failure).toBeUndefined()
  })

  test('browser and server agree on every form and every answer, to the word', () => {
    const failure = failureOf((form, values) => {
      const errors = errorsIn(form, values, JUDGE)
      const answers = cleanAnswers(form, values)
      same(judgeAnswers(form, overTheWire(answers), JUDGE), { answers, errors })
    })
    expect(failure).toBeUndefined()
  })

  test('FORM-31 conditions reach the same fixed point whatever the order of questions', () => {
    const failure = failureOf((form, values, seed) => {
      const settled = settle(form, values)
      same(asSeen(settle(inAnotherOrder(form, seed), values)), asSeen(settled))
      // It is one: what is disabled is just what the conditions say of these very values.
      for (const { question } of indexOf(form).placed) {
        if (question.default_question_id === 'county' && settled.disabled.has('country')) continue
        const isDisabled = question.input.condition.some((condition) =>
          isMet(form, condition, settled.values),
        )
        same(
          [question.question_id, settled.disabled.has(question.question_id)],
          [question.question_id, isDisabled],
        )
      }
    })
    expect(failure).toBeUndefined()
  })

  test('a question that waits for another never lets an answer pass that would be refused', () => {
    const seen = { waiting: 0 }
    const failure = failureOf((form, values) => {
      const settled = settle(form, values)
      const waiting = waitingIn(form, settled)
      seen.waiting += Number(waiting.size > 0)
      const isEachRight = indexOf(form).placed.every(({ question }) => {
        const { question_id: id } = question
        const options = optionsOf(form, question, settled.values)
        const answer = settled.values[id] ?? null
        return settled.disabled.has(id) || firstError(question, answer, options, JUDGE) === null
      })
      same(errorsIn(form, values, JUDGE).length === 0, isEachRight)
    })
    expect(failure).toBeUndefined()
    expect(seen.waiting).toBeGreaterThan(20)
  })

  test('FORM-29 settling again changes nothing', () => {
    const failure = failureOf((form, values) => {
      const once = settle(form, values)
      same(asSeen(settle(form, once.values)), asSeen(once))
    })
    expect(failure).toBeUndefined()
  })

  test('FORM-29 no answer of a disabled question survives, however it came there', () => {
    const failure = failureOf((form, values, seed) => {
      const { disabled, values: settled } = settle(form, values)
      const kept = cleanAnswers(form, values).sections.flatMap(({ questions }) => questions)
      const surviving = kept.filter(({ question_id }) => disabled.has(question_id))
      same([surviving, [...disabled].filter((id) => !isEmpty(settled[id]))], [[], []])
      // Nor when it was given one by one, with initial answers coming back in between.
      const initial = initialValues(form)
      const typed = Object.entries(valuesPosted(form, drawPosted(form, seed + 1))).reduce(
        (before, [question_id, answer]) => withAnswer(form, before, { question_id, answer }, initial),
        settle(form, initial),
      )
      same(
        [...typed.disabled].filter((id) => !isEmpty(typed.values[id])),
        [],
      )
      same(asSeen(settle(form, typed.values)), asSeen(typed))
    })
    expect(failure).toBeUndefined()
  })

  test('whatever is sent is taken whole or refused by name', () => {
    const failure = failureOf((form, _values, seed) => {
      const sent = drawSent(form, seed)
      const { answers, errors } = judgeAnswers(form, sent, JUDGE)
      same(
        errors.filter(({ message, question_id }) => message === '' || question_id === ''),
        [],
      )
      if (errors.length === 0) same(judgeAnswers(form, overTheWire(answers), JUDGE), { answers, errors })
    })
    expect(failure).toBeUndefined()
  })

  test('FORM-34 answers that were kept fill the same form with themselves', () => {
    const failure = failureOf((form, values) => {
      const right = corrected(form, values)
      fc.pre(right !== null)
      const { values: settled } = settle(form, right ?? {})
      const initial = initialValues(form, cleanAnswers(form, settled))
      const answered = Object.entries(settled).filter(([, answer]) => !isEmpty(answer))
      for (const [id, answer] of answered) same([id, initial[id]], [id, answer])
    })
    expect(failure).toBeUndefined()
  })

  test('DATA-39 saving and loading a form is the identity', () => {
    const failure = failureOf((form) => {
      same(FormSections.parse(JSON.parse(JSON.stringify(form.sections))), form.sections)
    })
    expect(failure).toBeUndefined()
  })
})
