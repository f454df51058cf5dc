import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { newPasswordError, PASSWORD_HINTS } from './password-rules.ts'

test.each([
  { id: 'AUTH-37', password: '', says: 'Password is required' },
  { id: 'AUTH-38', password: 'harbour7lamp', says: 'Password must have at least one upper case letter' },
  { id: 'AUTH-38', password: 'HARBOUR7LAMP', says: 'Password must have at least one lower case letter' },
  { id: 'AUTH-38', password: 'HarbourLamp', says: 'Password must have at least one digit' },
  { id: 'AUTH-39', password: 'Harb7La', says: 'Password must have at least 8 characters' },
  { id: 'AUTH-39', password: 'Harb7Lam', says: null },
  { id: 'AUTH-39', password: `Harbour7${'a'.repeat(22)}`, says: null },
  {
    id: 'AUTH-39',
    password: `Harbour7${'a'.repeat(23)}`,
    says: 'Password must have at most 30 characters',
  },
  { id: 'AUTH-40', password: 'Harbour 7Lamp', says: 'Password must not contain spaces' },
  { id: 'AUTH-40', password: 'Harbour7Lamp\u00a0', says: 'Password must not contain spaces' },
  ...['(', '/', '[', ']', '*', ';'].map((character) => ({
    id: 'AUTH-41',
    password: `Harbour7${character}Lamp`,
    says: 'Password must not contain any of ( / [ ] * ;',
  })),
  { id: 'AUTH-41 OPEN-008', password: 'Harbour7)!-_Lamp', says: null },
  {
    id: 'AUTH-42 OPEN-009',
    password: 'Password123',
    says: 'Password not allowed, please enter a different password.',
  },
  {
    id: 'AUTH-42',
    password: 'Qwerty!2026',
    says: 'Password not allowed, please enter a different password.',
  },
  { id: 'AUTH-42 OPEN-009', password: 'MyClubRules9', says: null },
  { id: 'AUTH-38', password: 'Ógánach7Bád', says: null },
])('$id "$password" says $says', ({ password, says }) => {
  expect(newPasswordError(password)).toBe(says)
})

test('AUTH-44 OPEN-010 the hints, in their order and words', () => {
  expect(PASSWORD_HINTS.map(({ text }) => text)).toEqual([
    'At least 8 characters',
    'At least one upper case',
    'At least one lower case',
    'At least one digit',
    'No spaces',
  ])
  expect(PASSWORD_HINTS.some(({ isMet }) => isMet(''))).toBe(false)
})

test('AUTH-44 a password that is taken has every hint ticked', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 35, unit: 'grapheme' }), (rest) => {
      const password = `xK4${rest}`
      if (newPasswordError(password) !== null) return
      expect(PASSWORD_HINTS.every(({ isMet }) => isMet(password))).toBe(true)
    }),
  )
  expect(PASSWORD_HINTS.every(({ isMet }) => isMet('Harbour7Lamp'))).toBe(true)
})

test.each([
  { password: 'Sl\u00ed4B\u00e1d', says: 'Password must have at least 8 characters' },
  { password: `H\u00e1rbour7${'\u00e1'.repeat(22)}`, says: null },
])(
  'AUTH-39 $password counts the same with its fadas typed as one character or as two',
  ({ password, says }) => {
    expect(newPasswordError(password)).toBe(says)
    expect(newPasswordError(password.normalize('NFD'))).toBe(says)
    const met = (typed: string) => PASSWORD_HINTS.map(({ isMet }) => isMet(typed))
    expect(met(password.normalize('NFD'))).toEqual(met(password.normalize('NFC')))
  },
)

test('what is far too long is refused before its accents are put together, which takes the square of its length', () => {
  const composing = vi.spyOn(String.prototype, 'normalize')
  const says = newPasswordError(`Harbour7${'\u0301'.repeat(30_000)}`)
  expect([says, composing.mock.calls.length]).toEqual(['Password must have at most 30 characters', 0])
  composing.mockRestore()
})
