import type { FormQuestion } from '@clubhouse/contract/forms'
import { isCountyQuestion } from '@clubhouse/domain/forms/default-question-ids'
import { isOther } from '@clubhouse/domain/forms/options'
import { indexOf } from '@clubhouse/domain/forms/structure'
import type { FormError } from '@clubhouse/domain/forms/verdict'
import type { SummaryError } from '../../ui/error-summary/error-summary.tsx'
import { otherId } from './controls/control-props.ts'
import type { FormScope } from './form-scope.ts'
import { mendableNow } from './mendable-now.ts'

/** What the list of all errors says, and where each of them leads. */
export function summaryOf(
  errors: readonly FormError[],
  scope: FormScope,
  hasScript: boolean,
): SummaryError[] {
  const { form, settled } = scope.session
  // Without a script the counties of all countries stand there to choose from.
  const listed = hasScript ? mendableNow(form, settled.values, errors) : errors
  return listed.map((error) => {
    const question = indexOf(form).byId.get(error.question_id)?.question
    const fieldId = question ? leadsTo(question, scope, hasScript) : scope.idOf(error.question_id)
    return { fieldId, message: wordsFor(error) }
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

/** In a list of errors each has to say what it is about; the club's own words often do, as an answer does a question. */
function wordsFor({ label, message }: FormError): string {
  if (message.toLowerCase().includes(label.toLowerCase())) return message
  if (!label.endsWith('?')) return `${label}: ${message}`
  const asked = longWords(label)
  return longWords(message).some((word) => asked.includes(word)) ? message : `${label} ${message}`
}

/** Short ones say little of what is meant. */
const longWords = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{5,}/gu) ?? []
