// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aUser } from '#lib/testing/page-stub.ts'
import { notifications } from '#ui/notifications/notification-store.ts'
import { button, FEATURES, open, PLAN, press, server, text, type } from '../testing/at-checkout.tsx'

test('GUEST-02, OPEN-098 memberships need an account; a club without guests does not speak of them', async () => {
  await open({ items: [PLAN] })
  expect(text()).toContain(
    'Quick checkout unavailable with registration products. A membership needs an account',
  )
  expect(text()).toContain('You can sign in or make one above')
  // There is no other way to choose.
  expect(screen.queryByText('or')).toBeNull()
  cleanup()
  await open({ items: [PLAN], account: { features: { ...FEATURES, guest_checkout: false } } })
  expect(text()).not.toContain('uick checkout')
})

test('OPEN-100 somebody who is signed in without being a member is told so', async () => {
  await open({ buyer: { kind: 'stranger', user: aUser() } })
  expect(text()).toContain('You need a member account to buy here.')
  expect(text()).not.toContain('uick checkout')
})

test('GUEST-03, GUEST-05, GUEST-06, GUEST-07, GUEST-08, GUEST-09 the guest’s form says what is wrong, and goes on when nothing is', async () => {
  await open()
  await press('Quick checkout as a guest')
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
  expect(text()).toContain('Email address is required for receipt purposes.')
  expect(button('Continue').disabled).toBe(true)
  // GUEST-07, OPEN-099: not before it was touched
  expect(text()).not.toContain('This is a required field')
  await type('Email', '')
  expect(text()).toContain('This is a required field')
  await type('First name', ' Noreen')
  await type('Email', 'a+b@home.example')
  await type('Last name', '')
  expect(text()).toContain('No spaces allowed')
  expect(text()).toContain('Please enter a valid email address')
  await type('First name', 'Noreen')
  await type('Last name', 'Pettle')
  await type('Email', 'noreen@home.example')
  expect(button('Continue').disabled).toBe(false)
})

test('GUEST-10, GUEST-11, GUEST-12, GUEST-13 the form locks, the guest can pay, and may unlock it again', async () => {
  await open()
  await press('Quick checkout as a guest')
  await type('First name', 'Noreen')
  await type('Last name', 'Pettle')
  await type('Email', 'noreen@home.example')
  server.answers = [{ kind: 'guest' }]
  await act(async () => void fireEvent.submit(button('Continue').form as HTMLFormElement))
  await act(async () => {})
  expect(notifications()[0]?.title).toBe('Guest account has been created.')
  expect(JSON.parse(localStorage.getItem('guestFormData') ?? '')).toMatchObject({ first_name: 'Noreen' })
  expect(screen.getByText('Pay Now')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payment' }))
  await press('Click here to update details')
  expect(server.sent.at(-1)).toEqual({ intent: 'forget-guest' })
  expect(localStorage.getItem('guestFormData')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Noreen')
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
})

test('GUEST-04, PAY-06, OPEN-106, CONST-14 with quickCheckout the form comes after 1000 ms', async () => {
  vi.useFakeTimers()
  await open({ path: '/checkout?quickCheckout=true' })
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(screen.queryByLabelText('First name')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByLabelText('First name')).toBeTruthy()
})
