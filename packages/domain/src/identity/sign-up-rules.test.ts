import { expect, test } from 'vitest'
import { SignUp } from '@clubhouse/contract/identity/members'
import { type SignUpForm, signUpErrors, signUpPayload } from './sign-up-rules.ts'

function aForm(wanted: Partial<SignUpForm> = {}, login: Partial<SignUpForm['login']> = {}): SignUpForm {
  return {
    email: 'new@home.example',
    first_name: 'Nóra',
    last_name: 'Ní Bhriain',
    mobile: '',
    terms: true,
    receive_updates: false,
    login: {
      confirmEmail: 'new@home.example',
      password: 'Harbour7Lamp',
      confirmPassword: 'Harbour7Lamp',
      ...login,
    },
    ...wanted,
  }
}

test('a form that is filled in well has nothing wrong', () => {
  expect(signUpErrors(aForm())).toEqual({})
})

test.each([
  { id: 'AUTH-24', form: aForm({ email: '' }), field: 'email', says: 'Email is required' },
  { id: 'AUTH-24', form: aForm({ email: 'a@b.c' }), field: 'email', says: 'Email must be valid' },
  {
    id: 'AUTH-24',
    form: aForm({}, { confirmEmail: '' }),
    field: 'confirmEmail',
    says: 'Email is required',
  },
  {
    id: 'AUTH-25',
    form: aForm({}, { confirmEmail: 'now@home.example' }),
    field: 'confirmEmail',
    says: 'Email does not match',
  },
  { id: 'AUTH-26', form: aForm({ first_name: '' }), field: 'first_name', says: 'First name is required' },
  { id: 'AUTH-27', form: aForm({ last_name: '  ' }), field: 'last_name', says: 'Last name is required' },
  { id: 'AUTH-28', form: aForm({ first_name: ' Nóra' }), field: 'first_name', says: 'No spaces allowed' },
  { id: 'AUTH-28', form: aForm({ last_name: 'Bhriain ' }), field: 'last_name', says: 'No spaces allowed' },
  {
    id: 'AUTH-29',
    form: aForm({ mobile: '123' }),
    field: 'mobile',
    says: 'Mobile phone must be valid e.g.: 00353858265444',
  },
  { id: 'AUTH-37', form: aForm({}, { password: '' }), field: 'password', says: 'Password is required' },
  {
    id: 'AUTH-43',
    form: aForm({}, { confirmPassword: 'Harbour7Lamb' }),
    field: 'confirmPassword',
    says: 'Password do not match',
  },
  {
    id: 'AUTH-32',
    form: aForm({ terms: false }),
    field: 'terms',
    says: 'Please accept the Terms and Conditions',
  },
] as const)('$id $field says "$says"', ({ form, field, says }) => {
  expect(signUpErrors(form)[field]).toBe(says)
})

test('a space inside a name is a name', () => {
  expect(signUpErrors(aForm({ first_name: 'Mary Kate' }))).toEqual({})
})

test('AUTH-25 capitals and edges do not make it another email', () => {
  expect(signUpErrors(aForm({}, { confirmEmail: ' New@Home.example ' }))).toEqual({})
})

test('AUTH-19 where no password may be set none is asked for', () => {
  expect(signUpErrors(aForm({ login: null }))).toEqual({})
  expect(signUpPayload(aForm({ login: null }), null).user).toBeNull()
})

test('AUTH-31, OPEN-007, OPEN-012 what is empty is sent as null', () => {
  const payload = signUpPayload(aForm(), null)
  expect(payload.mobile).toBeNull()
  expect(payload.address).toEqual({
    country: null,
    postal_code: null,
    county: null,
    city: null,
    line1: null,
    line2: null,
  })
  expect(payload.receive_updates).toBe(false)
  expect('account_id' in payload).toBe(false)
})

test('what is sent is what the contract takes', () => {
  const id = '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0a01'
  expect(SignUp.parse(signUpPayload(aForm(), id)).account_id).toBe(id)
})
