import { Refusal } from '@clubhouse/contract/refusal'
import type { RecipientFilter, RecipientFilters } from '@clubhouse/contract/messages/office/recipient-filters'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import type { KnownChoices, KnownQuestion } from './known-questions.ts'

const unknown = (what: string) => {
  const words = `We don’t know this ${what} any more. Choose another.`
  return new Refusal(422, 'invalid_data', words, { errors: { filters: words } })
}

/** What only an owner may ask for, asked by somebody else; the words do not say whether anybody answered. */
export const guardedRefusal = () => new Refusal(403, 'forbidden', NOT_PERMITTED)

/** Why conditions cannot be used as they stand: they name something that this club does not have, or lack what they ask for. */
export function faultOf(filters: RecipientFilters, known: KnownChoices): Refusal | null {
  for (const filter of filters) {
    const fault = faultOfOne(filter, known)
    if (fault) return fault
  }
  return null
}

function faultOfOne(
  filter: RecipientFilter,
  { plans, programs, groups, questions }: KnownChoices,
): Refusal | null {
  const isKnown = (all: readonly { id: string }[], ids: readonly string[]) =>
    ids.every((id) => all.some((each) => each.id === id))
  switch (filter.filter) {
    case 'plan':
      return isKnown(plans, filter.is) ? null : unknown('plan')
    case 'program':
      return isKnown(programs, filter.is) ? null : unknown('programme')
    case 'group':
      return isKnown(groups, filter.is) ? null : unknown('group')
    case 'age':
      return isAges(filter) ? null : badAges()
    case 'answer':
      if (askedBy(filter, questions).length === 0) return unknown('question')
      return filter.values.length > 0 || filter.match === 'answered' || filter.match === 'unanswered'
        ? null
        : noAnswer()
    // Of another club they mean nobody.
    case 'people':
    case 'family':
    case 'status':
    case 'kind':
    case 'payment':
    case 'news':
    case 'write_to':
      return null
  }
}

const isAges = ({ from, to }: { from: number | null; to: number | null }): boolean =>
  (from !== null || to !== null) && (from === null || to === null || from <= to)

const badAges = () => invalid('Choose an age, the younger one first')
const noAnswer = () => invalid('Choose an answer')
const invalid = (words: string) => new Refusal(422, 'invalid_data', words, { errors: { filters: words } })

/** Whether any condition asks for what only some may know. */
export const isGuarded = (filters: RecipientFilters, { questions }: KnownChoices): boolean =>
  filters.some(
    (filter) =>
      filter.filter === 'answer' && askedBy(filter, questions).some((question) => question.isGuarded),
  )

const askedBy = (
  { about, form_id: formId, question_id: id }: Extract<RecipientFilter, { filter: 'answer' }>,
  questions: readonly KnownQuestion[],
): KnownQuestion[] =>
  questions.filter(
    (question) =>
      question.about === about &&
      question.question_id === id &&
      (formId === null || question.form_id === formId),
  )
