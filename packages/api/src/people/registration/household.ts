import type { Answer, FormAnswers } from '@clubhouse/contract/people/forms'
import { DEFAULT_QUESTIONS } from '@clubhouse/domain/people/forms/default-questions'
import { isEmpty } from '@clubhouse/domain/people/forms/structure'
import { factsOf } from './known-answers.ts'
import type { Person } from './registrants.queries.ts'

type Facts = Record<string, Answer>

/**
 * Where a family lives and whom to ring is much the same for all its children: what whoever fills the form in said last,
 * of whomever it was; where they never gave an address, their own. One address is never put together from two.
 */
export function householdOf(latest: FormAnswers | null, caller: Person | null): Readonly<Facts> {
  const said = latest ? byDefaultId(latest) : {}
  const address = ofSection('address', said)
  return {
    ...(Object.keys(address).length > 0 ? address : caller && ofSection('address', factsOf(caller))),
    ...ofSection('emergency_contact', said),
  }
}

const byDefaultId = ({ sections }: FormAnswers): Facts =>
  Object.fromEntries(
    sections.flatMap(({ questions }) =>
      questions.map(({ default_question_id, answer }) => [default_question_id ?? '', answer]),
    ),
  )

function ofSection(section: 'address' | 'emergency_contact', facts: Facts): Facts {
  const ids = DEFAULT_QUESTIONS.filter((question) => question.section === section).map(({ id }) => id)
  return Object.fromEntries(ids.flatMap((id) => (isEmpty(facts[id]) ? [] : [[id, facts[id] ?? null]])))
}
