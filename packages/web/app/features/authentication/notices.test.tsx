// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub, Outlet, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noticeIn, withNotice, withoutNotice } from '../../lib/notices.ts'
import type { SiteData } from '../../lib/site-data.ts'
import { aSite, drawOnSite } from '../../lib/testing/on-site.tsx'
import { answeringPosts } from '../../lib/testing/page-answers.ts'
import { aUser } from '../../lib/testing/page-stub.ts'
import { failAllLoading } from '../../ui/loading/loading-store.ts'
import { clearAllNotifications, notifications, notify } from '../../ui/notifications/notification-store.ts'
import { sayNotice } from './say-notice.ts'
import { SignInNotices } from './sign-in-notices.tsx'
import { VerifyEmailBar } from './verify-email-bar.tsx'

beforeEach(clearAllNotifications)
afterEach(() => {
  cleanup()
  failAllLoading()
  vi.unstubAllGlobals()
})

const titles = () => notifications().map(({ title }) => title)

test('only our own notices are read from an address, and they leave it again', () => {
  expect(noticeIn('?notice=signed-out')).toBe('signed-out')
  expect(noticeIn('?notice=%3Cb%3EYou+have+won')).toBeNull()
  expect(noticeIn('?notice=constructor')).toBeNull()
  expect(withNotice('/news?page=2#top', 'signed-out')).toBe('/news?page=2&notice=signed-out#top')
  expect(withoutNotice({ pathname: '/news', search: '?page=2&notice=signed-out', hash: '#top' })).toBe(
    '/news?page=2#top',
  )
})

test('AUTH-54 signing in greets once, forgets the guest and clears the page’s notices', () => {
  localStorage.setItem('guestFormData', '{}')
  notify({ title: 'Old', type: 'info' })
  sayNotice('signed-in', 'Bríd')
  expect(titles()).toEqual(['Hello Bríd'])
  expect([localStorage.getItem('guestFormData'), localStorage.getItem('IsFirstTimeLogin')]).toEqual([
    null,
    null,
  ])
})

test('AUTH-63, AUTH-64 signing out clears what belongs to the person and says so for 5000 ms', () => {
  localStorage.setItem('program_id', '7')
  localStorage.setItem('selected-plans', '[]')
  sessionStorage.setItem('form-draft:a-form/1/somebody', '{}')
  sessionStorage.setItem('react-router-scroll-positions', '{}')
  notify({ title: 'Old', type: 'info', isGlobal: true })
  sayNotice('signed-out', null)
  expect(notifications()).toMatchObject([{ title: 'You have been logged out.', timeout: 5000 }])
  expect([localStorage.getItem('program_id'), localStorage.getItem('selected-plans')]).toEqual([null, null])
  expect(Object.keys(sessionStorage)).toEqual(['react-router-scroll-positions'])
})

test('AUTH-35, AUTH-82 the notices of an account and of a password', () => {
  sayNotice('account-created', 'Nóra')
  sayNotice('password-changed', 'Nóra')
  expect(titles()).toEqual(['Account successfully created.', 'You have successfully changed your password.'])
})

test('before any script the words stand on the page', () => {
  const html = drawOnSite(<SignInNotices />, aSite(), '/?notice=signed-out')
  expect(html).toContain('You have been logged out.')
  expect(drawOnSite(<SignInNotices />, aSite(), '/?notice=signed-in')).not.toContain('Hello')
})

function open(site: SiteData, path: string) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      loader: () => site,
      HydrateFallback: () => null,
      Component: () => (
        <>
          <VerifyEmailBar />
          <SignInNotices />
          <output>{useLocation().search}</output>
          <Outlet />
        </>
      ),
      children: [{ path: '*', Component: () => null }],
    },
  ])
  render(<Stub initialEntries={[path]} />)
}

test('a notice is said and taken out of the address', async () => {
  open(aSite(), '/?page=2&notice=signed-out')
  await vi.waitFor(() => expect(titles()).toEqual(['You have been logged out.']))
  expect((await screen.findByText('?page=2')).tagName).toBe('OUTPUT')
})

test('AUTH-73, AUTH-74 an unverified e-mail is warned of; pressing it sends the mail and takes the warning away', async () => {
  const sent = answeringPosts({ refuses: { isDone: true }, status: 200 })
  open({ ...aSite(), user: aUser({ email_verified: false }) }, '/')
  const warning = await screen.findByText('Verify your email')
  const form = warning.closest('form')
  if (!form) throw new Error('The warning stands in no form')
  await act(async () => fireEvent.submit(form))
  expect(sent).toMatchObject([{ address: '/authentication/verification.data', fields: { by: 'script' } }])
  await vi.waitFor(() =>
    expect(notifications()).toMatchObject([
      { title: 'Check your inbox', body: 'Email sent, please check your inbox.' },
    ]),
  )
  expect(screen.queryByText('Verify your email')).toBeNull()
})

test('AUTH-73 nobody is warned who has verified theirs, or is not signed in', async () => {
  for (const user of [aUser(), null]) {
    expect(drawOnSite(<VerifyEmailBar />, { ...aSite(), user })).toBe('')
  }
})
