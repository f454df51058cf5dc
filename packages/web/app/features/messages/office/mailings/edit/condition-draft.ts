import type {
  FilterOptions,
  FilterQuestion,
  FilterSection,
  RecipientFilter,
} from '@clubhouse/contract/messages/office/recipient-filters'
import type { MATCHES } from './condition-words.ts'
import { FILTER_NAMES } from './condition-words.ts'

/** A condition that is being made. */
export interface ConditionDraft {
  /** A condition of ours, or `q` with the place of a question. */
  what: string
  chosen: readonly string[]
  from: string
  to: string
  on: string
  match: keyof typeof MATCHES
  text: string
}

export const NO_CONDITION: ConditionDraft = {
  what: '',
  chosen: [],
  from: '',
  to: '',
  on: '',
  match: 'is',
  text: '',
}

/** What a section offers: its own conditions first, then what the forms ask in it. */
export function offeredIn(
  section: FilterSection,
  options: FilterOptions,
): { value: string; label: string; group?: string }[] {
  const own = options.sections.find((each) => each.section === section)?.filters ?? []
  return [
    ...own.map((value) => ({ value, label: FILTER_NAMES[value as keyof typeof FILTER_NAMES] ?? value })),
    ...options.questions.flatMap((question, at) =>
      question.section === section
        ? [{ value: `q${at}`, label: question.label, ...(question.form && { group: question.form }) }]
        : [],
    ),
  ]
}

export const questionOf = ({ what }: ConditionDraft, { questions }: FilterOptions): FilterQuestion | null =>
  /^q\d+$/.test(what) ? (questions[Number(what.slice(1))] ?? null) : null

const yearsIn = (typed: string): number | null => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null)

/** Null while something is missing. "To" counts: up to and including. */
export function filterOf(draft: ConditionDraft, options: FilterOptions): RecipientFilter | null {
  const { what, chosen, match } = draft
  const [first] = chosen
  const question = questionOf(draft, options)
  if (question) {
    const hasValues = match === 'is' || match === 'is_not'
    const typed = draft.text.trim()
    const values = !hasValues ? [] : chosen.length > 0 ? [...chosen] : typed ? [typed] : []
    if (hasValues && values.length === 0) return null
    const { about, form_id, question_id } = question
    return { filter: 'answer', about, form_id, question_id, match, values }
  }
  switch (what) {
    case 'plan':
    case 'program':
    case 'group':
      return first ? { filter: what, is: [...chosen] } : null
    case 'status':
      return first ? { filter: 'status', is: [...chosen] as ('active' | 'ended' | 'cancelled')[] } : null
    case 'kind':
      return first ? { filter: 'kind', is: first as 'adult' | 'juvenile' } : null
    case 'payment':
      return first ? { filter: 'payment', is: first as 'paid' | 'owing' | 'arrears' } : null
    case 'write_to':
      return first ? { filter: 'write_to', is: first as 'every_guardian' | 'account_holder' } : null
    case 'news':
      return { filter: 'news', is: 'allowed' }
    case 'age': {
      const [from, to] = [yearsIn(draft.from), yearsIn(draft.to)]
      if ((from === null && to === null) || (from !== null && to !== null && from > to)) return null
      return { filter: 'age', on: draft.on || null, from, to }
    }
    default:
      return null
  }
}
