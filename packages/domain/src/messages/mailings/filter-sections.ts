import type { FormSection } from '@clubhouse/contract/people/forms'
import type { FilterSection, RecipientFilter } from '@clubhouse/contract/messages/office/recipient-filters'
import { DEFAULT_QUESTIONS, type DefaultSectionId } from '../../people/forms/default-questions.ts'

/** DIST-07, OPEN-118: the sections of the form, by what it calls them. */
export const SECTION_LABELS: Record<FilterSection, string> = {
  member_details: 'Member Details',
  communications: 'Communications',
  agreements: 'Agreements',
  guardian_details: 'Parent/Guardian Details',
}

/** People are ticked in their own list, and not looked for here. */
type Plain = Exclude<RecipientFilter['filter'], 'answer' | 'people' | 'family'>

/** Where each condition stands. One that is not here does not compile. */
const SECTION_OF: Record<Plain, FilterSection> = {
  plan: 'member_details',
  program: 'member_details',
  group: 'member_details',
  status: 'member_details',
  kind: 'member_details',
  age: 'member_details',
  payment: 'member_details',
  news: 'communications',
  write_to: 'guardian_details',
}

export const filtersIn = (section: FilterSection): Plain[] =>
  (Object.keys(SECTION_OF) as Plain[]).filter((filter) => SECTION_OF[filter] === section)

/** Where an answer stands: with what the form calls it, and with its guardian where it is about one. */
export function sectionOfQuestion(
  about: 'member' | 'guardian',
  { default_section_id: own }: Pick<FormSection, 'default_section_id'>,
  { default_question_id: id }: { default_question_id: string | null },
): FilterSection {
  const section = own ?? DEFAULT_QUESTIONS.find((question) => question.id === id)?.section ?? null
  if (section !== null && isOneOfFour(section)) return about === 'guardian' ? guardians(section) : section
  return about === 'guardian' ? 'guardian_details' : 'member_details'
}

const isOneOfFour = (section: string): section is FilterSection & DefaultSectionId =>
  section in SECTION_LABELS

const guardians = (section: FilterSection): FilterSection =>
  section === 'member_details' ? 'guardian_details' : section
