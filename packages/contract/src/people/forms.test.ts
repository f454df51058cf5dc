import { expect, test } from 'vitest'
import { DISPLAY_TYPES, DISABLE_WHEN_SOME, INPUT_TYPES, VALIDATION_TYPES } from './form-words.ts'
import { DisplayAs, FormCondition, FormInput, FormQuestion, FormValidation, InputMetadata } from './forms.ts'

const VALIDATION = {
  validation_id: 'v1',
  type: 'regex',
  error: '{label} is not right',
  metadata: { pattern: '^[a-z]+$', max_length: 20, min_length: 2, greater_than: '-18y', less_than: 'now' },
}
const CONDITION = { question_id: 'q2', value: 'Yes', effect: 'disable when some' }
const METADATA = {
  options: [{ label: 'Red', value: 'red', default: true }],
  url: '/lists/countries',
  external_url: 'https://club.example/kit',
  has_other_option: true,
}
const DISPLAY = {
  type: 'dropdown',
  width: 'half',
  hint: 'The colour of the kit',
  mask: '000-000',
  show_label: false,
}
const INPUT = {
  type: 'singleChoice',
  label: 'Colour',
  required: true,
  validations: [VALIDATION],
  condition: [CONDITION],
  metadata: METADATA,
  display_as: DISPLAY,
}
const QUESTION = {
  question_id: 'q1',
  default_question_id: 'gender',
  sequence: 3,
  label: 'Colour',
  answer: ['red'],
  should_delete: true,
  newAdded: true,
  input: INPUT,
}

test.each([
  { id: 'DATA-40', schema: FormQuestion, whole: QUESTION },
  { id: 'DATA-41', schema: FormInput, whole: INPUT },
  { id: 'DATA-42', schema: DisplayAs, whole: DISPLAY },
  { id: 'DATA-43', schema: InputMetadata, whole: METADATA },
  { id: 'DATA-44', schema: FormValidation, whole: VALIDATION },
  { id: 'DATA-45', schema: FormCondition, whole: CONDITION },
])('$id crosses the wire with all its fields and no others', ({ schema, whole }) => {
  expect(schema.parse({ ...whole, unknown: true })).toEqual(whole)
})

test('DATA-41 DATA-42 DATA-44 DATA-45 the words of types and effects', () => {
  expect(INPUT_TYPES).toEqual(['text', 'telephone', 'date', 'boolean', 'singleChoice', 'multipleChoice'])
  expect(DISPLAY_TYPES).toEqual(['text', 'date', 'dropdown', 'checkbox', 'radio'])
  expect(VALIDATION_TYPES).toEqual(['mandatory', 'regex', 'maxLength', 'minLength', 'date'])
  expect(DISABLE_WHEN_SOME).toBe('disable when some')
})
