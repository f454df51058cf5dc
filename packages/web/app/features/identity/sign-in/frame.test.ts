import { expect, test } from 'vitest'
import { actionAddress, closeAddress, doneAddress, frameOf, stepAddress } from './frame.ts'

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://club.example')
  return frameOf({ pathname, search })
}
const PAGE = at('/authentication/check-email?redirect=%2Fnews&origin=%2Fshop')
const DIALOG = at(
  '/news?page=2&dialog=authentication%2Fsign-in&origin=%2Fnews&ssoSettings=%7B%7D&notice=signed-out',
)

test('AUTH-01 the frame is read from the address: a page, or the dialog over another page', () => {
  expect(PAGE).toEqual({ kind: 'page', redirect: '/news', origin: '/shop' })
  expect(DIALOG).toEqual({ kind: 'dialog', over: '/news?page=2' })
  expect(at('/authentication/sign-in?over=%2Fnews%3Fpage%3D2')).toEqual(DIALOG)
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:1'])(
  'AUTH-07, AUTH-56 %s is no way to come from or to go to',
  (evil) => {
    const query = new URLSearchParams({
      redirect: evil,
      origin: evil,
      over: evil,
    })
    const frame = at(`/authentication/sign-in?${query}`)
    expect(frame).toEqual({ kind: 'page', redirect: null, origin: null })
    expect([doneAddress(frame), closeAddress(frame)]).toEqual(['/', '/'])
  },
)

test('a step leads to the next one in the same frame', () => {
  expect(stepAddress(PAGE, 'sign-in')).toBe('/authentication/sign-in?redirect=%2Fnews&origin=%2Fshop')
  expect(stepAddress(DIALOG, 'sign-up', { pwd_set_allowed: 'true' })).toBe(
    '/news?page=2&dialog=authentication%2Fsign-up&origin=%2Fnews%3Fpage%3D2&pwd_set_allowed=true',
  )
})

test('a form is posted to its step, which then knows the frame', () => {
  const address = actionAddress(DIALOG, 'sign-in')
  expect(address).toBe('/authentication/sign-in?over=%2Fnews%3Fpage%3D2')
  expect(at(address)).toEqual(DIALOG)
  expect(at(actionAddress(PAGE, 'sign-in'))).toEqual(PAGE)
})

test('AUTH-56 OPEN-016 from the dialog nobody is taken away; a page leads where one was going, or to the root', () => {
  expect(doneAddress(DIALOG, 'signed-in')).toBe('/news?page=2&notice=signed-in')
  expect(doneAddress(PAGE)).toBe('/news')
  expect(doneAddress(at('/authentication/sign-in'))).toBe('/')
  expect(doneAddress(at('/authentication/sign-in?redirect=/authentication/sign-in'))).toBe('/')
})

test('AUTH-86 a forgotten password at the checkout is three steps over the checkout, and leads back to it', () => {
  const checkout = at('/checkout?dialog=authentication%2Fsign-in')
  const steps = [
    'forgot-password',
    'forgot-password/validate-token',
    'forgot-password/update-password',
  ] as const
  expect(steps.map((step) => stepAddress(checkout, step).split('&')[0])).toEqual(
    steps.map((step) => `/checkout?dialog=${encodeURIComponent(`authentication/${step}`)}`),
  )
  expect(doneAddress(checkout, 'password-changed')).toBe('/checkout?notice=password-changed')
})

test('AUTH-07 closing leads to the origin', () => {
  expect(closeAddress(PAGE)).toBe('/shop')
  expect(closeAddress(DIALOG)).toBe('/news?page=2')
})
