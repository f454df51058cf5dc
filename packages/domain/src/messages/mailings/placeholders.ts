import type { RecipientReason } from '@clubhouse/contract/messages/office/recipient-filters'
import { lengthFault } from '../../site/content/article-text.ts'

/** What a club may leave open in a letter, and what the editor calls it. */
export const PLACEHOLDERS = {
  first_name: 'First name',
  last_name: 'Last name',
  child_names: 'Child’s first name',
  member_names: 'Member’s first name',
  plan: 'Plan',
  programme: 'Programme',
  club_name: 'Club',
  paid_link: '“I have paid” link',
} as const
export type Placeholder = keyof typeof PLACEHOLDERS

/** A link stands in a text; a subject is words alone. */
const IN_TEXT_ONLY: readonly Placeholder[] = ['paid_link']

/** What stands in for a name that nobody gave. */
const UNNAMED = 'there'

const OPEN = /\{\{\s*([^{}]*?)\s*\}\}/g
const TAG = /<[^>]*>/g

export interface LetterReader {
  firstName: string
  lastName: string
  why: readonly Pick<RecipientReason, 'first_name' | 'plan' | 'program' | 'is_juvenile'>[]
}

export interface LetterFacts {
  clubName: string
  /** Where they say that they have paid. */
  paidLink: string
}

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name)

/** What is wrong with what somebody wrote to a list or into a template, in words for its editor; null where nothing is. */
export const letterFault = (text: string, place: 'subject' | 'content'): string | null =>
  (place === 'content' ? lengthFault(text) : null) ?? placeholderFault(text, place)

/** What is wrong with the placeholders of a letter, in words for its editor; null where nothing is. */
function placeholderFault(text: string, place: 'subject' | 'content'): string | null {
  const names = [...text.matchAll(OPEN)].map(([, name = '']) => name)
  const unknown = names.find((name) => !isPlaceholder(name))
  if (unknown !== undefined) return `We don’t know {{${unknown}}}. Choose one from the list.`
  const misplaced = place === 'subject' && IN_TEXT_ONLY.find((name) => names.includes(name))
  if (misplaced) return `{{${misplaced}}} can’t be used in a subject.`
  const hidden = place === 'content' && (text.match(TAG) ?? []).some((tag) => tag.includes('{{'))
  return hidden ? 'Names can be used in the text, not in a link or a picture.' : null
}

/** A subject as its reader sees it. */
export const fillSubject = (subject: string, reader: LetterReader, facts: LetterFacts): string =>
  subject.replace(OPEN, (_, name: string) => (isPlaceholder(name) ? wordsFor(name, reader, facts) : ''))

/** A subject for whoever runs the club, to whom no single reader's name belongs: "News for [First name]". */
export const openSubject = (subject: string): string =>
  subject.replace(OPEN, (_, name: string) => (isPlaceholder(name) ? `[${PLACEHOLDERS[name]}]` : ''))

/** The HTML of a letter as its reader sees it. Whatever a name holds, it stands there as words. */
export const fillContent = (html: string, reader: LetterReader, facts: LetterFacts): string =>
  html.replace(OPEN, (_, name: string) => {
    if (!isPlaceholder(name)) return ''
    if (name === 'paid_link') return `<a href="${escaped(facts.paidLink)}">I have paid</a>`
    return escaped(wordsFor(name, reader, facts))
  })

function wordsFor(name: Placeholder, { firstName, lastName, why }: LetterReader, facts: LetterFacts): string {
  switch (name) {
    case 'first_name':
      return firstName || UNNAMED
    case 'last_name':
      return lastName
    case 'child_names':
      return together(why.filter((each) => each.is_juvenile).map((each) => each.first_name))
    case 'member_names':
      return together(why.map((each) => each.first_name))
    case 'plan':
      return together(why.map((each) => each.plan))
    case 'programme':
      return together(why.map((each) => each.program))
    case 'club_name':
      return facts.clubName
    case 'paid_link':
      return ''
  }
}

/** "Cillian and Sadhbh", each once, in the order in which they come. */
export function together(names: readonly string[]): string {
  const each = [...new Set(names.filter(Boolean))]
  const last = each.pop() ?? ''
  return each.length === 0 ? last : `${each.join(', ')} and ${last}`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
