import { isAgreementQuestion } from './question-sections.ts'
import { displayTypeOf, inputTypeOf, type PlacedQuestion } from './structure.ts'

/** Something that a form asks somebody to agree to. */
export interface Agreement {
  /** The question, its words and what they lead to: other words are another agreement. */
  key: string
  label: string
  link: string | null
  kind: 'tick' | 'yes_no'
}

/** Null for any other question, also one that stands among the agreements and is answered in words. */
export function agreementOf({ section, question }: PlacedQuestion): Agreement | null {
  if (!isAgreementQuestion(section, question) || inputTypeOf(question) !== 'boolean') return null
  const { label, question_id, default_question_id, input } = question
  const link = input.metadata.external_url
  return {
    key: [default_question_id ?? question_id, label, link ?? ''].join('|'),
    label,
    link,
    kind: displayTypeOf(question) === 'checkbox' ? 'tick' : 'yes_no',
  }
}
