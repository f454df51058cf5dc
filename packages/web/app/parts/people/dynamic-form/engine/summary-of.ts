import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { controlOf } from '@clubhouse/domain/people/forms/controls'
import { isCountyQuestion } from '@clubhouse/domain/people/forms/default-question-ids'
import { isOther } from '@clubhouse/domain/people/forms/options'
import { indexOf } from '@clubhouse/domain/people/forms/structure'
import type { FormError } from '@clubhouse/domain/people/forms/answers/verdict'
import { otherId } from '../controls/control-props.ts'
import type { FormScope } from './form-scope.ts'
import { FORM } from '../messages.ts'
import type { SummaryError } from '#ui/error-summary/groups-of.ts'

/** What the list of all errors says, and where each of them leads. */
export function summaryOf(
  errors: readonly FormError[],
  scope: FormScope,
  hasScript: boolean,
): SummaryError[] {
  const { byId, sections } = indexOf(scope.session.form)
  return errors.map((error) => {
    const question = byId.get(error.question_id)?.question
    const fieldId = question ? leadsTo(question, scope, hasScript) : scope.idOf(error.question_id)
    const group = sections.find(({ section_id }) => section_id === error.section_id)?.label
    return { fieldId, message: wordsFor(error, question), ...(group && { group }) }
  })
}

function leadsTo(question: FormQuestion, { idOf, session }: FormScope, hasScript: boolean): string {
  const id = question.question_id
  const { options } = session.stateOf(id)
  if (isOther(question, options, session.answerOf(id))) return otherId(idOf(id))
  // Nobody can go to a field that is closed: the country opens it.
  const opener = hasScript && isCountyQuestion(question) && options.length === 0 ? 'country' : null
  const opening = opener && indexOf(session.form).byDefaultId.get(opener)
  return idOf(opening ? opening.question.question_id : id)
}

/**
 * In a list of errors each has to say what it is about. The club's own words often do, as an answer does a question; what
 * asks for something ("Please …") is a sentence of its own.
 */
function wordsFor({ label, message }: FormError, question: FormQuestion | undefined): string {
  if (message.startsWith('Please ') || message.toLowerCase().includes(label.toLowerCase())) return message
  const asked = longWords(label)
  if (longWords(message).some((word) => asked.includes(word))) return message
  if (question && controlOf(question) === 'tick') return FORM.pleaseTick(label)
  return label.endsWith('?') ? `${label} ${message}` : `${label}: ${message}`
}

/** Short ones say little of what is meant. */
const longWords = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{5,}/gu) ?? []
