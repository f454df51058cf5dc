import { expect, test } from 'vitest'
import { registrationErrors } from './registration-errors.ts'

const TODAY = '2026-11-18'
const CHILD = {
  kind: 'child' as const,
  first_name: 'Cian',
  last_name: 'Kerrane',
  date_of_birth: '2016-03-14',
  member_id: null,
  holder_id: null,
  email: 'sorcha@home.example',
  mobile: '',
  guardian_first_name: 'Sorcha',
  guardian_last_name: 'Kerrane',
  is_signed: true,
  way: 'cash' as const,
  due_on: null,
}
const ADULT = {
  ...CHILD,
  kind: 'adult' as const,
  date_of_birth: null,
  guardian_first_name: '',
  guardian_last_name: '',
}
const KNOWN = '0e5f7d0c-6c0e-4f43-9a0e-1c9b2f9f3a10'

test.each([
  ['a child with a new guardian', CHILD, []],
  ['an adult without a birthday', ADULT, []],
  ['a child without a birthday', { ...CHILD, date_of_birth: null }, ['date_of_birth']],
  ['a child who is nineteen', { ...CHILD, date_of_birth: '2007-03-14' }, ['date_of_birth']],
  ['a day that is none', { ...CHILD, date_of_birth: '2016-02-31' }, ['date_of_birth']],
  ['nobody', { ...CHILD, first_name: ' ', last_name: '' }, ['first_name', 'last_name']],
  [
    'a guardian without a name or email',
    { ...CHILD, guardian_first_name: '', guardian_last_name: '', email: '' },
    ['guardian_first_name', 'guardian_last_name', 'email'],
  ],
  ['a guardian who is here', { ...CHILD, holder_id: KNOWN, guardian_first_name: '', email: '' }, []],
  [
    'a child who is here',
    { ...CHILD, holder_id: KNOWN, member_id: KNOWN, first_name: '', date_of_birth: null },
    [],
  ],
  ['an adult who is here', { ...ADULT, holder_id: KNOWN, first_name: '', last_name: '', email: '' }, []],
  ['a mobile that is none', { ...CHILD, mobile: 'ring me' }, ['mobile']],
  ['a form that nobody signed', { ...CHILD, is_signed: false }, ['is_signed']],
  ['owed without a day', { ...CHILD, way: 'later' as const }, ['due_on']],
  ['owed since yesterday', { ...CHILD, way: 'later' as const, due_on: '2026-11-17' }, ['due_on']],
  ['owed in two years', { ...CHILD, way: 'later' as const, due_on: '2028-11-17' }, ['due_on']],
  ['owed on Friday', { ...CHILD, way: 'later' as const, due_on: '2026-11-20' }, []],
])('%s: what is wrong is told at its field', (_, given, fields) => {
  expect(Object.keys(registrationErrors(given, TODAY))).toEqual(fields)
})
