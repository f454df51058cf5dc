import type { AnswerFilter, RecipientFilter } from '@clubhouse/contract/messages/office/recipient-filters'
import { ADULT_FROM } from '../../people/family/ages.ts'
import { membershipState, type MembershipTerms } from '../../people/members/membership-state.ts'
import { ageOn } from '../../time/plain-date.ts'

/**
 * Who gets the mail of a list, as rules without a database. The server asks the same in one statement
 * (api/mailings/recipients), and a test holds the two against each other.
 */
export interface KnownMembership extends MembershipTerms {
  memberId: string
  /** Whose account it is; null for a guest. */
  payerId: string | null
  kind: 'adult' | 'juvenile'
  /** A plain date; null where nobody said. */
  born: string | null
  planId: string
  programId: string
  /** The groups that they are in. */
  groupIds: readonly string[]
  payment: 'paid' | 'owing' | 'arrears'
  /** Whether whoever acts for them ticked that they want news. */
  wantsNews: boolean
  /** By form and question; what was not answered is not there. */
  answers: KnownAnswer[]
}

export interface KnownAnswer {
  about: 'member' | 'guardian'
  formId: string
  questionId: string
  words: readonly string[]
}

/** Under eighteen on the day; where no birthday is known, by the plan that was bought. */
export const isJuvenileOn = ({ born, kind }: Pick<KnownMembership, 'born' | 'kind'>, day: string): boolean =>
  born === null ? kind === 'juvenile' : ageOn(born, day) < ADULT_FROM

/** Who was ticked by hand is meant, whether they are members today or not. */
export const saysWhichState = (filters: readonly RecipientFilter[]): boolean =>
  filters.some(({ filter }) => filter === 'status' || filter === 'people' || filter === 'family')

/** Whether a membership meets every condition on a day. Without a word about it, only those who are members then. */
export function meetsAll(
  membership: KnownMembership,
  filters: readonly RecipientFilter[],
  today: string,
): boolean {
  const asked = saysWhichState(filters)
    ? filters
    : [...filters, { filter: 'status' as const, is: ['active' as const] }]
  return asked.every((filter) => meets(membership, filter, today))
}

function meets(membership: KnownMembership, filter: RecipientFilter, today: string): boolean {
  switch (filter.filter) {
    case 'plan':
      return filter.is.includes(membership.planId)
    case 'program':
      return filter.is.includes(membership.programId)
    case 'group':
      return membership.groupIds.some((id) => filter.is.includes(id))
    case 'people':
      return filter.is.includes(membership.memberId)
    case 'family':
      return membership.payerId !== null && filter.is.includes(membership.payerId)
    case 'status':
      return filter.is.includes(membershipState(membership, today))
    case 'kind':
      return isJuvenileOn(membership, today) === (filter.is === 'juvenile')
    case 'age':
      return isOfAge(membership.born, filter, today)
    case 'payment':
      // Who is in arrears owes, too.
      return filter.is === 'owing' ? membership.payment !== 'paid' : membership.payment === filter.is
    case 'news':
      return membership.wantsNews
    case 'write_to':
      // Says whom to write to, not of whom.
      return true
    case 'answer':
      return isAnswered(membership.answers, filter)
  }
}

type AgeFilter = Extract<RecipientFilter, { filter: 'age' }>

/** Of whom no birthday is known, no age is. */
function isOfAge(born: string | null, { on, from, to }: AgeFilter, today: string): boolean {
  if (born === null) return false
  const age = ageOn(born, on ?? today)
  return (from === null || age >= from) && (to === null || age <= to)
}

/** "Is not" holds for whoever said nothing, too: who has not agreed has not. */
function isAnswered(answers: readonly KnownAnswer[], filter: AnswerFilter): boolean {
  const words = answers
    .filter(
      ({ about, formId, questionId }) =>
        about === filter.about &&
        questionId === filter.question_id &&
        (filter.form_id === null || filter.form_id === formId),
    )
    .flatMap((answer) => answer.words.map((word) => word.toLowerCase()))
  const has = filter.values.some((value) => words.includes(value.toLowerCase()))
  switch (filter.match) {
    case 'is':
      return has
    case 'is_not':
      return !has
    case 'answered':
      return words.length > 0
    case 'unanswered':
      return words.length === 0
  }
}
