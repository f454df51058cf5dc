import type { FilterOptions, RecipientFilter } from '@clubhouse/contract/messages/office/recipient-filters'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { FilterSection } from '@clubhouse/contract/messages/office/recipient-filters'

type Kind = RecipientFilter['filter']

/** What each condition is called where one is chosen. */
export const FILTER_NAMES: Record<Exclude<Kind, 'answer'>, string> = {
  plan: 'Plan',
  program: 'Programme',
  group: 'Team',
  people: 'Chosen people',
  family: 'Chosen families',
  status: 'Membership',
  kind: 'Adult or juvenile',
  age: 'Age',
  payment: 'Payment',
  news: 'Club news and updates',
  write_to: 'Who is written to for a juvenile',
}

export const CHOICES = {
  status: { active: 'current', ended: 'ended', cancelled: 'cancelled' },
  kind: { adult: 'an adult', juvenile: 'a juvenile' },
  payment: { paid: 'all paid', owing: 'still to come', arrears: 'in arrears' },
  write_to: { every_guardian: 'every guardian', account_holder: 'the account holder alone' },
} as const

export const MATCHES = {
  is: 'is',
  is_not: 'is not',
  answered: 'is answered',
  unanswered: 'is not answered',
} as const

const YES_NO: Record<string, string> = { true: 'yes', false: 'no' }

/** A condition in three parts: "Age on 1 January 2027", "is", "under 12". */
export interface Words {
  of: string
  verb: string
  value: string
}

const listed = (ids: readonly string[], named: readonly { id: string; name: string }[]): string =>
  ids.map((id) => named.find((each) => each.id === id)?.name ?? 'one that is gone').join(' or ')

const ticked = ({ length }: readonly string[], one: string, several: string, from: string): string =>
  `${length} ${length === 1 ? one : several} ticked in ${from}`

export function wordsOf(filter: RecipientFilter, options: FilterOptions): Words {
  switch (filter.filter) {
    case 'plan':
      return { of: FILTER_NAMES.plan, verb: 'is', value: listed(filter.is, options.plans) }
    case 'program':
      return { of: FILTER_NAMES.program, verb: 'is', value: listed(filter.is, options.programs) }
    case 'group':
      return { of: FILTER_NAMES.group, verb: 'is', value: listed(filter.is, options.groups) }
    case 'people':
      return { of: FILTER_NAMES.people, verb: 'are', value: ticked(filter.is, 'person', 'people', 'Members') }
    case 'family':
      return {
        of: FILTER_NAMES.family,
        verb: 'are',
        value: ticked(filter.is, 'family', 'families', 'Families'),
      }
    case 'status':
      return {
        of: FILTER_NAMES.status,
        verb: 'is',
        value: filter.is.map((each) => CHOICES.status[each]).join(' or '),
      }
    case 'kind':
      return { of: 'Member', verb: 'is', value: CHOICES.kind[filter.is] }
    case 'age':
      return {
        of: filter.on ? `Age on ${displayDate(filter.on)}` : 'Age today',
        verb: 'is',
        value: ageWords(filter.from, filter.to),
      }
    case 'payment':
      return { of: FILTER_NAMES.payment, verb: 'is', value: CHOICES.payment[filter.is] }
    case 'news':
      return { of: FILTER_NAMES.news, verb: 'is', value: 'allowed' }
    case 'write_to':
      return { of: 'For a juvenile', verb: 'write to', value: CHOICES.write_to[filter.is] }
    case 'answer': {
      const question = options.questions.find(
        ({ question_id: id, form_id: form }) =>
          id === filter.question_id && (filter.form_id === null || form === filter.form_id),
      )
      return {
        of: question?.label ?? 'An answer',
        verb: MATCHES[filter.match],
        value: filter.values.map((value) => YES_NO[value] ?? value).join(' or '),
      }
    }
  }
}

function ageWords(from: number | null, to: number | null): string {
  if (from === null) return to === null ? 'known' : `under ${to + 1}`
  if (to === null) return `${from} or over`
  return from === to ? String(from) : `${from} to ${to}`
}

/** In one line, for whoever hears it. */
export const asSentence = ({ of, verb, value }: Words): string => [of, verb, value].filter(Boolean).join(' ')

/** In which of the four sections a condition stands. */
export function sectionOf(filter: RecipientFilter, options: FilterOptions): FilterSection {
  if (filter.filter === 'answer') {
    const question = options.questions.find(({ question_id: id }) => id === filter.question_id)
    return question?.section ?? (filter.about === 'guardian' ? 'guardian_details' : 'member_details')
  }
  const found = options.sections.find(({ filters }) => filters.includes(filter.filter))
  return found?.section ?? 'member_details'
}
