import type { FormKind, FormQuestion, FormSection } from '@clubhouse/contract/people/forms'
import { DEFAULT_SECTIONS, type DefaultSectionId, defaultQuestion } from './default-questions.ts'
import { between, type QuestionWords } from './new-question.ts'

/** What a new form of each kind begins with; the club takes away and adds what it likes (FORMED-01). */
const TEMPLATES: Record<FormKind, Partial<Record<DefaultSectionId, Asked[]>>> = {
  adult: {
    member_details: ['first_name', 'last_name', 'date_of_birth', ['gender'], 'email', 'mobile'],
    address: ['country', 'county', 'address_line1', ['address_line2'], 'city', ['postal_code']],
    emergency_contact: ['emergency_contact_name', 'emergency_contact_phone', ['emergency_contact_relation']],
    medical: ['has_medical_condition', 'medical_details'],
    communications: [['contact_by'], ['receive_updates']],
    agreements: ['code_of_conduct', 'data_consent', 'photo_permission'],
  },
  juvenile: {
    member_details: ['first_name', 'last_name', 'date_of_birth', ['gender']],
    address: ['country', 'county', 'address_line1', ['address_line2'], 'city', ['postal_code']],
    emergency_contact: ['emergency_contact_name', 'emergency_contact_phone', ['emergency_contact_relation']],
    medical: ['has_medical_condition', 'medical_details'],
    school: ['school', ['school_year']],
    agreements: ['code_of_conduct', 'data_consent', 'photo_permission'],
  },
  guardian: {
    guardian_details: ['first_name', 'last_name', 'date_of_birth', 'relationship', 'email', 'mobile'],
    address: ['country', 'county', 'address_line1', ['address_line2'], 'city', ['postal_code']],
    communications: [['contact_by'], ['receive_updates']],
    agreements: ['data_consent'],
  },
}

/** A question's id; in brackets where an answer is optional. */
type Asked = string | [string]

/** Words that differ by the kind of form. */
const BY_KIND: Partial<Record<FormKind, Record<string, QuestionWords>>> = {
  juvenile: {
    date_of_birth: {
      validations: [
        between(
          { greater_than: '-18y', less_than: 'now' },
          'Juvenile members must be under 18. Check the year of birth',
        ),
      ],
    },
  },
}

export function templateOf(kind: FormKind): FormSection[] {
  const ids = Object.keys(DEFAULT_SECTIONS) as DefaultSectionId[]
  const sections = ids.flatMap((id) => {
    const asked = TEMPLATES[kind][id]
    return asked
      ? [
          aSection(
            id,
            asked.map((each) => askedQuestion(kind, each)),
          ),
        ]
      : []
  })
  return inSequence(sections)
}

function aSection(id: DefaultSectionId, questions: FormQuestion[]): FormSection {
  return { section_id: id, default_section_id: id, label: DEFAULT_SECTIONS[id], sequence: 0, questions }
}

function askedQuestion(kind: FormKind, asked: Asked): FormQuestion {
  const id = typeof asked === 'string' ? asked : asked[0]
  return defaultQuestion(kind, id, { ...BY_KIND[kind]?.[id], required: typeof asked === 'string' })
}

/** FORM-01: numbered as they stand, from 1. */
export function inSequence(sections: readonly FormSection[]): FormSection[] {
  return sections.map((section, at) => ({
    ...section,
    sequence: at + 1,
    questions: section.questions.map((question, place) => ({ ...question, sequence: place + 1 })),
  }))
}
