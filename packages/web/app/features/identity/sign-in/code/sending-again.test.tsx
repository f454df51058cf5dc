// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sendsAgain } from '#lib/testing/sending.tsx'
import { failAllLoading } from '#ui/loading/loading-store.ts'
import { clearAllNotifications } from '#ui/notifications/notification-store.ts'
import { frameOf } from '../frame.ts'
import type { StepData } from '../step-data.ts'
import { StepView } from '../step-view.tsx'
import type { Step } from '../steps.ts'

afterEach(() => {
  cleanup()
  failAllLoading()
  clearAllNotifications()
  sessionStorage.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const EMAIL = 'nora@home.example'
const PASSWORD = 'Harbour7Lamp'
const CHECK: StepData['check'] = null
const NEW_PASSWORD = { password: PASSWORD, confirmPassword: PASSWORD }
const SIGN_UP = {
  confirmEmail: EMAIL,
  first_name: 'Nóra',
  last_name: 'Tester',
  mobile: '0858265444',
  ...NEW_PASSWORD,
  terms: 'on',
}
const UNEXPECTED = 'Something unexpected happened, please try again later.'

test.each([
  { id: 'ERR-09', step: 'check-email', fill: { email: EMAIL }, says: 'Error checking for existing email' },
  { id: 'ERR-07', step: 'sign-up', fill: SIGN_UP, says: UNEXPECTED },
  {
    id: 'ERR-57',
    step: 'sign-in',
    fill: { password: PASSWORD },
    says: 'We couldn’t sign you in. Please try again.',
  },
  { id: 'ERR-57', step: 'forgot-password', fill: { email: EMAIL }, says: UNEXPECTED },
  { id: 'ERR-57', step: 'forgot-password/validate-token', fill: { code: '123456' }, says: UNEXPECTED },
  { id: 'ERR-57', step: 'set-password/update-password', fill: NEW_PASSWORD, says: UNEXPECTED },
] satisfies { id: string; step: Step; fill: Record<string, string>; says: string }[])(
  'ERR-54 $id on $step no connection and a proxy’s 502 take nothing away, and it can be sent again',
  async ({ step, fill, says }) => {
    const path = `/authentication/${step}?redirect=%2Fnews`
    const data: StepData = {
      step,
      email: EMAIL,
      check: CHECK,
      settings: null,
      maySetPassword: true,
      code: null,
    }
    const page = (
      <StepView
        data={data}
        frame={frameOf({ pathname: path.split('?')[0]!, search: '?redirect=%2Fnews' })}
        answer={undefined}
      />
    )
    await sendsAgain({ page, path, fill, answer: 'no connection', says: 'Network error occurred.' })
    cleanup()
    failAllLoading()
    clearAllNotifications()
    await sendsAgain({ page, path, fill, answer: { stranger: 502 }, says })
    expect(JSON.stringify([Object.values(sessionStorage), Object.values(localStorage)])).not.toContain(
      PASSWORD,
    )
  },
)
