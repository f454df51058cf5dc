// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Member } from '@clubhouse/contract/people/people'
import { sendsAgain } from '#lib/testing/sending.tsx'
import { failAllLoading } from '#ui/loading/loading-store.ts'
import { clearAllNotifications } from '#ui/notifications/notification-store.ts'
import { DetailsForm } from './details-form.tsx'
import { PasswordForm } from './password-form.tsx'

afterEach(() => {
  cleanup()
  failAllLoading()
  clearAllNotifications()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const MEMBER: Member = {
  member_id: '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0b01',
  email: 'brid@home.example',
  email_verified: true,
  first_name: 'Bríd',
  last_name: 'Hallaran',
  mobile: null,
  address: { country: null, postal_code: null, county: null, city: null, line1: null, line2: null },
  receive_updates: false,
}

test.each([
  { answer: 'no connection' as const, says: 'Network error occurred.' },
  { answer: { stranger: 502 }, says: 'We couldn’t save your details. Please try again.' },
])('ERR-54 ERR-57 own details stay as typed, and can be sent again: $says', async ({ answer, says }) => {
  const fill = { first_name: 'Brigid', mobile: '0858265444' }
  expect(
    await sendsAgain({
      page: <DetailsForm member={MEMBER} answer={undefined} />,
      path: '/details',
      fill,
      answer,
      says,
    }),
  ).toHaveLength(2)
})

test.each([
  { answer: 'no connection' as const, says: 'Network error occurred.' },
  { answer: { stranger: 502 }, says: 'Something unexpected happened, please try again later.' },
])('ERR-54 ERR-57 a new password stays as typed, and can be sent again: $says', async ({ answer, says }) => {
  const fill = { current_password: 'Harbour7Lamp', password: 'Lantern9Quay', confirmPassword: 'Lantern9Quay' }
  const page = <PasswordForm email={MEMBER.email} answer={undefined} />
  expect(await sendsAgain({ page, path: '/password', fill, answer, says })).toHaveLength(2)
})
