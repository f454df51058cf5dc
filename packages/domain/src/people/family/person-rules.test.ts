import { expect, test } from 'vitest'
import { mayHaveOwnSignIn, personErrors } from './person-rules.ts'

const TODAY = '2026-11-16'

test.each([
  { kind: 'juvenile', dateOfBirth: '2017-05-20', wrong: null },
  { kind: 'juvenile', dateOfBirth: null, wrong: 'Enter a date of birth' },
  { kind: 'juvenile', dateOfBirth: '2026-11-17', wrong: 'Date of birth can’t be in the future' },
  { kind: 'juvenile', dateOfBirth: '2008-11-16', wrong: 'Una would be 18. Add them as an adult.' },
  { kind: 'juvenile', dateOfBirth: '2008-11-17', wrong: null },
  { kind: 'adult', dateOfBirth: null, wrong: null },
  { kind: 'adult', dateOfBirth: '2008-11-17', wrong: 'Una would be 17. Add them as a child.' },
  { kind: 'adult', dateOfBirth: '1890-01-01', wrong: 'Check the year' },
] as const)('$kind born $dateOfBirth: $wrong', ({ wrong, ...born }) => {
  const errors = personErrors({ firstName: 'Una', lastName: 'Hallaran', ...born }, TODAY)
  expect(errors['date_of_birth'] ?? null).toBe(wrong)
})

test('somebody has two names', () => {
  const nobody = { kind: 'adult', firstName: ' ', lastName: '', dateOfBirth: null } as const
  expect(personErrors(nobody, TODAY)).toEqual({
    first_name: 'Enter a first name',
    last_name: 'Enter a surname',
  })
})

test.each([
  { born: '2008-11-16', may: true, why: '18 today' },
  { born: '2008-11-17', may: false, why: '18 tomorrow' },
  { born: null, may: false, why: 'nobody knows' },
])('born $born has a sign-in of their own: $may, $why', ({ born, may }) => {
  expect(mayHaveOwnSignIn(born, TODAY)).toBe(may)
})
