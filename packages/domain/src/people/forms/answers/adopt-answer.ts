import type { Answer, FormOption, FormQuestion } from '@clubhouse/contract/people/forms'
import { tidyEmail } from '../../../identity/email-rules.ts'
import { fromWireDate } from '../../../time/plain-date.ts'
import { composed, isDigits } from '../../../validators/characters.ts'
import { isEmailQuestion } from '../default-question-ids.ts'
import { mayBeOther } from '../options.ts'
import { clearedAnswer, inputTypeOf, isEmpty } from '../structure.ts'

/**
 * An answer that was given before, perhaps to another form or to an older version of this one, as this question can
 * take it. What it cannot take is left out rather than shown as a mistake of the reader's.
 */
export function adoptAnswer(
  question: FormQuestion,
  options: readonly FormOption[],
  answer: Answer | undefined,
): Answer {
  const nothing = clearedAnswer(question)
  if (answer === null || answer === undefined) return nothing
  switch (inputTypeOf(question)) {
    case 'text':
      return typeof answer === 'string' ? tidyText(question, answer) : nothing
    case 'telephone':
      return typeof answer === 'string' ? tidyTelephone(answer) || nothing : nothing
    case 'date':
      return typeof answer === 'string' ? fromWireDate(answer) : nothing
    case 'boolean':
      return asBoolean(answer)
    case 'singleChoice':
      return typeof answer === 'string' ? adoptChoice(question, options, answer) : nothing
    case 'multipleChoice':
      return asList(answer).filter((each) => options.some(({ value }) => value === each))
    case null:
      return nothing
  }
}

/** FORM-34, FORM-35: what is not among the options is said in one's own words, where that is allowed. */
function adoptChoice(question: FormQuestion, options: readonly FormOption[], answer: string): Answer {
  const chosen = tidyChoice(question, answer)
  const isKnown = options.some(({ value }) => value === chosen)
  return isKnown || mayBeOther(question) ? chosen : null
}

/** Orders to a terminal, and to a line to be read the other way round: no words of anybody's. */
const ORDERS = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu

/** FORM-22 */
export function tidyText(question: FormQuestion, typed: string): string | null {
  const lines = typed.toWellFormed().replace(/\r\n?/g, '\n').replaceAll('\t', ' ')
  const text = lines.replace(ORDERS, '').trim()
  if (isEmpty(text)) return null
  return composed(isEmailQuestion(question) ? tidyEmail(text) : text)
}

/** An option as it is written in the form, even with space around it; anything else is words of one's own. */
export const tidyChoice = (question: FormQuestion, chosen: string): string | null =>
  question.input.metadata.options.some(({ value }) => value === chosen) ? chosen : tidyText(question, chosen)

/** FORM-21: how people write numbers is not part of them; the (0) of "+353 (0)87" is not dialled either. */
export const tidyTelephone = (typed: string): string =>
  typed
    .replace(/^\s*(\+[\d\s]*)\(0\)/, '$1')
    // Not the stroke: it parts two numbers.
    .replace(/[\s().\-\u2010-\u2015]/g, '')
    .replace(/^\+(?=[0-9])/, '00')

/** FORM-08: also of a form that offered Yes and No as options of its own. */
function asBoolean(answer: Answer): boolean | null {
  if (answer === true || answer === 'true' || answer === 'Yes') return true
  return answer === false || answer === 'false' || answer === 'No' ? false : null
}

function asList(answer: Answer): string[] {
  if (Array.isArray(answer)) return [...new Set(answer)]
  return typeof answer === 'string' ? [answer] : []
}

/**
 * FORM-21: what a telephone field shows of what was typed. How people write numbers goes, and a plus becomes 00, which is
 * dialled alike. A key that is no digit types nothing; what was pasted and is no number stays, so that it can be refused
 * instead of becoming another number.
 */
export function digitsTyped(typed: string, isKey: boolean): string {
  const tidy = tidyTelephone(typed).replace(/^\+/, '00')
  if (tidy === '' || isDigits(tidy)) return tidy
  return isKey ? tidy.replace(/[^0-9]/g, '') : typed
}
