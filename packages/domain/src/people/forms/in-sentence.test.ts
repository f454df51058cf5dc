import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'
import { GENERIC } from './messages.ts'

test.each([
  ['First name', 'first name'],
  ['Country', 'country'],
  ['Éirí amach', 'éirí amach'],
  ['date of birth', 'date of birth'],
  ['GAA number', 'GAA number'],
  ['PPS', 'PPS'],
  ['McGrath cup', 'McGrath cup'],
  ['Irish name', 'Irish name'],
  ['Eircode', 'Eircode'],
  ['I agree', 'I agree'],
  ['U12 or U14', 'U12 or U14'],
  ['Which squad do you play for?', 'Which squad do you play for?'],
  ['', ''],
])('within a sentence "%s" is "%s"', (label, said) => {
  expect(inSentence(label)).toBe(said)
})

test('FORM-23 what is missing is asked for as somebody would say it', () => {
  expect(GENERIC.required('First name')).toBe('Please enter first name')
})
