import type { InputType } from '@clubhouse/contract/people/form-words'
import type { FormKind, FormQuestion } from '@clubhouse/contract/people/forms'
import { FIXED_REQUIRED } from './fixed-required.ts'
import { atLeast, atMost, between, newInput, type QuestionWords } from './new-question.ts'

/**
 * The questions that clubs really ask. Each has an id that is the same in every form of every club, so that an answer
 * given once need not be given again (FORM-40). What they are shown as and in which words is for the club to change.
 */
export interface DefaultQuestion {
  id: string
  section: DefaultSectionId
  label: string
  type: InputType
  words: QuestionWords
}

/** In the order in which a form asks them. */
export const DEFAULT_SECTIONS = {
  member_details: 'Member details',
  guardian_details: 'Parent/guardian details',
  address: 'Address',
  emergency_contact: 'Emergency contact',
  medical: 'Medical information',
  school: 'School',
  communications: 'Communications',
  agreements: 'Agreements',
} as const
export type DefaultSectionId = keyof typeof DEFAULT_SECTIONS

const PHONE_LENGTHS = [atLeast(9, '{label} must have at least 9 digits'), atMost(15)]
const LINE = [atMost(120)]

const question = (
  id: string,
  section: DefaultSectionId,
  label: string,
  type: InputType,
  words: QuestionWords = {},
): DefaultQuestion => ({ id, section, label, type, words })

export const DEFAULT_QUESTIONS: readonly DefaultQuestion[] = [
  question('first_name', 'member_details', 'First name', 'text', {
    width: 'half',
    validations: [atMost(64)],
  }),
  question('last_name', 'member_details', 'Last name', 'text', { width: 'half', validations: [atMost(64)] }),
  question('date_of_birth', 'member_details', 'Date of birth', 'date', {
    validations: [between({ greater_than: '-120y', less_than: 'now' }, 'Check the year of birth')],
  }),
  question('gender', 'member_details', 'Gender', 'singleChoice', {
    // DATA-62
    options: ['Male', 'Female', 'Prefer not to say'],
  }),
  question('email', 'member_details', 'Email', 'text', { validations: [atMost(254)] }),
  question('mobile', 'member_details', 'Mobile', 'telephone', {
    hint: 'For messages about training and matches',
    validations: PHONE_LENGTHS,
  }),
  question('relationship', 'guardian_details', 'Relationship to the child', 'singleChoice', {
    missing: 'Please choose how you are related to the child',
    display: 'radio',
    options: ['Mother', 'Father', 'Guardian', 'Grandparent'],
    hasOther: true,
    validations: [atMost(40)],
  }),
  question('address_line1', 'address', 'Address line 1', 'text', { validations: LINE }),
  question('address_line2', 'address', 'Address line 2', 'text', { validations: LINE }),
  question('city', 'address', 'Town or city', 'text', { width: 'half', validations: LINE }),
  question('postal_code', 'address', 'Eircode or postcode', 'text', {
    width: 'half',
    validations: [atMost(12)],
  }),
  question('country', 'address', 'Country', 'singleChoice', {
    missing: 'Please choose a country',
    width: 'half',
  }),
  question('county', 'address', 'County', 'singleChoice', {
    missing: 'Please choose a county',
    width: 'half',
  }),
  question('emergency_contact_name', 'emergency_contact', 'Name', 'text', {
    missing: 'Please enter the name of the emergency contact',
    hint: 'Someone we can reach during training and matches',
    validations: [atMost(120)],
  }),
  question('emergency_contact_phone', 'emergency_contact', 'Phone', 'telephone', {
    missing: 'Please enter the phone number of the emergency contact',
    width: 'half',
    validations: PHONE_LENGTHS,
  }),
  question('emergency_contact_relation', 'emergency_contact', 'Relationship', 'text', {
    width: 'half',
    validations: [atMost(64)],
  }),
  question(
    'has_medical_condition',
    'medical',
    'Is there a medical condition we should know about?',
    'boolean',
    {
      missing: 'Please choose Yes or No about a medical condition',
      display: 'radio',
      hint: 'For example asthma, an allergy or epilepsy',
    },
  ),
  question('medical_details', 'medical', 'Tell us about it and what helps', 'text', {
    missing: 'Please tell us about the medical condition',
    hint: 'Only the team’s coaches and the welfare officer can read this',
    validations: [atLeast(2), atMost(500)],
    disabledWhen: [{ question: 'has_medical_condition', is: false }],
  }),
  question('school', 'school', 'School', 'singleChoice', {
    missing: 'Please choose a school',
    options: ['None'],
    hasOther: true,
    validations: [atLeast(2), atMost(64)],
  }),
  question('school_year', 'school', 'Class or year', 'text', {
    validations: [atMost(30)],
    disabledWhen: [{ question: 'school', is: 'None' }],
  }),
  question('contact_by', 'communications', 'How can we reach you?', 'multipleChoice', {
    options: ['Email', 'Text message', 'Phone'],
  }),
  question('receive_updates', 'communications', 'Send me club news', 'boolean', {
    display: 'checkbox',
  }),
  question(
    'code_of_conduct',
    'agreements',
    'I have read the code of conduct and will keep to it',
    'boolean',
    {
      missing: 'Please read the code of conduct and tick the box',
      display: 'checkbox',
      link: '/terms',
    },
  ),
  question('data_consent', 'agreements', 'The club may keep these answers to run the membership', 'boolean', {
    missing: 'You need to agree to this to join',
    display: 'checkbox',
    link: '/privacy',
  }),
  question('photo_permission', 'agreements', 'Can photos be taken and published?', 'boolean', {
    missing: 'Choose whether photos may be taken',
    display: 'radio',
    hint: 'For match reports on the website. You can change your mind at any time',
  }),
]

/** FORM-40: one of the platform's questions, in a form of its own id. */
export function defaultQuestion(kind: FormKind, id: string, words: QuestionWords = {}): FormQuestion {
  const found = DEFAULT_QUESTIONS.find((each) => each.id === id)
  if (!found) throw new RangeError(`There is no default question ${id}`)
  const required = words.required ?? FIXED_REQUIRED[kind].includes(id)
  return {
    question_id: id,
    default_question_id: id,
    sequence: 0,
    label: found.label,
    answer: null,
    should_delete: false,
    newAdded: false,
    input: newInput(found.type, found.label, { ...found.words, ...words, required }),
  }
}
