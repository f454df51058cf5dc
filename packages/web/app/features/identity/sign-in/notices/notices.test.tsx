// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, Link, Outlet, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOTICES } from '#lib/visit/notice-words.ts'
import { noticeIn, withNotice, withoutNotice } from '#lib/visit/notices.ts'
import { ServedWords } from '#lib/visit/served-words.ts'
import type { SiteData } from '#lib/page/site-data.ts'
import { beginUpload, isUploading } from '#lib/visit/upload-flag.ts'
import { aSite, drawOnSite } from '#lib/testing/on-site.tsx'
import { answeringPosts } from '#lib/testing/page-answers.ts'
import { aUser } from '#lib/testing/page-stub.ts'
import { failAllLoading } from '#ui/loading/loading-store.ts'
import { clearAllNotifications, notifications, notify } from '#ui/notifications/notification-store.ts'
import { clearBefore } from './clear-before.ts'
import { rememberSignIn } from './first-time-login.ts'
import { loadSayings } from './load-sayings.ts'
import { sayNotice } from './say-notice.ts'
import { SignInNotices } from './sign-in-notices.tsx'
import { VerifyEmailBar } from '../verification/verify-email-bar.tsx'

vi.mock(import('./load-sayings.ts'), async (original) => ({
  ...(await original()),
  loadSayings: vi.fn<typeof loadSayings>((await original()).loadSayings),
}))

beforeEach(clearAllNotifications)
afterEach(() => {
  cleanup()
  failAllLoading()
  vi.unstubAllGlobals()
})

/** Long enough for whatever was loaded or navigated to. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
const titles = () => notifications().map(({ title }) => title)

test('only our own notices are read from an address, and they leave it again', () => {
  expect(noticeIn('?notice=signed-out')).toBe('signed-out')
  expect(noticeIn('?notice=%3Cb%3EYou+have+won')).toBeNull()
  expect(withNotice('/news?page=2#top', 'signed-out')).toBe('/news?page=2&notice=signed-out#top')
  expect(
    withoutNotice({
      pathname: '/news',
      search: '?page=2&notice=signed-out',
      hash: '#top',
    }),
  ).toBe('/news?page=2#top')
})

test('AUTH-54, GUEST-15 DATA-80 signing in forgets the guest and clears the page’s notices', () => {
  localStorage.setItem('guestFormData', '{}')
  notify({ title: 'Old', type: 'info' })
  clearBefore('signed-in')
  sayNotice('signed-in')
  expect(titles()).toEqual([])
  expect(localStorage.getItem('guestFormData')).toBeNull()
})

test('AUTH-63, AUTH-64 MEMB-56 DATA-82 DATA-83 DATA-84 signing out clears what belongs to the person and says so for 5000 ms', () => {
  localStorage.setItem('program_id', '7')
  localStorage.setItem('selected-plans', '[]')
  sessionStorage.setItem('form-draft:a-form/1/somebody', '{}')
  // MEMB-56: the forms of the second step, with the attempt to add them.
  sessionStorage.setItem('form-draft:membership.registrations', '{"hasTried":true}')
  sessionStorage.setItem('react-router-scroll-positions', '{}')
  notify({ title: 'Old', type: 'info', isGlobal: true })
  beginUpload()
  const forgotten: (string | null)[] = []
  window.addEventListener('storage', ({ key }) => forgotten.push(key))
  clearBefore('signed-out')
  sayNotice('signed-out')
  expect(isUploading()).toBe(false)
  expect(notifications()).toMatchObject([{ title: 'You have been logged out.', timeout: 5000 }])
  expect([localStorage.getItem('program_id'), localStorage.getItem('selected-plans')]).toEqual([null, null])
  // What a page holds of it in this tab goes too.
  // OPEN-083: with the selection goes what was asked about it.
  // AUTH-54: nor does what somebody typed as a guest wait for the next one.
  expect(forgotten).toEqual([
    'program_id',
    'selected-plans',
    'showGuardianPopup',
    'showJuvenilePopup',
    'guestFormData',
  ])
  expect(Object.keys(sessionStorage)).toEqual(['react-router-scroll-positions'])
})

test('AUTH-35, AUTH-82 the notices of an account and of a password', () => {
  sayNotice('account-created')
  sayNotice('password-changed')
  expect(titles()).toEqual(['Account successfully created.', 'You have successfully changed your password.'])
})

const served = (notice: string) =>
  drawOnSite(
    <ServedWords value={NOTICES}>
      <SignInNotices />
    </ServedWords>,
    aSite(),
    `/?notice=${notice}`,
  )

test('a word that is none of ours says nothing', () => {
  sayNotice(noticeIn('?notice=constructor') ?? 'signed-out')
  expect(titles()).toEqual([])
  expect(served('constructor')).toBe('')
})

test('before any script the words stand on the page', () => {
  expect(served('signed-out')).toContain('You have been logged out.')
  expect(served('signed-in')).not.toContain('Hello')
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
          <Link to={withNotice('/', 'passkey-removed')}>Remove the passkey</Link>
          <Outlet />
        </>
      ),
      children: [{ path: '*', Component: () => null }],
    },
  ])
  render(<Stub initialEntries={[path]} />)
}

test('AUTH-63 what a guest chooses right after a sign-out stays, however late its words come', async () => {
  localStorage.setItem('selected-plans', '["before"]')
  let come = (): void => undefined
  const words = new Promise<void>((resolve) => (come = resolve))
  const late = vi.mocked(loadSayings).getMockImplementation() ?? loadSayings
  vi.mocked(loadSayings).mockImplementationOnce(() => words.then(late))
  open(aSite(), '/?notice=signed-out')
  await settled()
  expect(localStorage.getItem('selected-plans')).toBeNull()
  localStorage.setItem('selected-plans', '["chosen now"]')
  come()
  await waitFor(() => expect(titles()).toEqual(['You have been logged out.']))
  expect(localStorage.getItem('selected-plans')).toBe('["chosen now"]')
})

describe('AUTH-54 AUTH-63 what a browser keeps goes with whoever comes or goes, by whatever way', () => {
  const KEPT = ['guestFormData', 'selected-plans', 'program_id']
  const kept = () => KEPT.filter((key) => localStorage.getItem(key) !== null)
  beforeEach(() => {
    sessionStorage.clear()
    for (const key of KEPT) localStorage.setItem(key, '{}')
  })
  const visit = async (user: SiteData['user']) => {
    open({ ...aSite(), user }, '/')
    await settled()
    cleanup()
  }

  test('by a mailed code, or walking over: the guest is forgotten without a word, what was chosen stays', async () => {
    await visit(null)
    expect(kept()).toEqual(KEPT)
    await visit(aUser())
    expect(kept()).toEqual(['selected-plans', 'program_id'])
  })

  test('a sign-in that ran out, or ended on the way to a new password, takes all of it along', async () => {
    await visit(aUser())
    localStorage.setItem('guestFormData', '{}')
    await visit(null)
    expect(kept()).toEqual([])
  })
})

test('a notice is said and taken out of the address', async () => {
  open(aSite(), '/?page=2&notice=signed-out')
  await vi.waitFor(() => expect(titles()).toEqual(['You have been logged out.']))
  expect((await screen.findByText('?page=2')).tagName).toBe('OUTPUT')
})

describe('the greeting', () => {
  const FLAG = 'IsFirstTimeLogin'
  const known = { ...aSite(), user: aUser() }

  test('OPEN-021 DATA-81 whoever has signed in is greeted once, by the page that reads it, and it is gone', async () => {
    localStorage.setItem(FLAG, 'true')
    open(known, '/')
    await vi.waitFor(() => expect(titles()).toEqual(['Hello Bríd']))
    expect(localStorage.getItem(FLAG)).toBeNull()
    cleanup()
    clearAllNotifications()
    open(known, '/')
    await settled()
    expect(titles()).toEqual([])
  })

  test('AUTH-54 signing in sets it, and it stays until a page knows who it was', async () => {
    rememberSignIn()
    open(aSite(), '/')
    await settled()
    expect(localStorage.getItem(FLAG)).toBe('true')
    cleanup()
    open(known, '/?notice=signed-in')
    await vi.waitFor(() => expect(titles()).toEqual(['Hello Bríd']))
    expect(localStorage.getItem(FLAG)).toBeNull()
  })

  test('OPEN-021 it stands, however late what clears the page’s notices comes', async () => {
    vi.mocked(loadSayings).mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, 40))
      return import('./say-notice.ts')
    })
    open(known, '/?notice=signed-in')
    await vi.waitFor(() => expect(titles()).toEqual(['Hello Bríd']))
    await settled()
    expect(titles()).toEqual(['Hello Bríd'])
  })

  describe('AUTH-54 however late the words about a sign-in come', () => {
    beforeEach(() => {
      vi.mocked(loadSayings).mockImplementationOnce(async () => {
        await new Promise((resolve) => setTimeout(resolve, 40))
        return import('./say-notice.ts')
      })
    })

    test('what was said before is gone, and what is said meanwhile stays', async () => {
      notify({ title: 'Old', type: 'info' })
      open(known, withNotice('/', 'signed-in'))
      await screen.findByRole('link')
      expect(titles()).toEqual([])
      notify({ title: 'Not sent', type: 'danger' })
      await vi.waitFor(() => expect(titles()).toContain('Hello Bríd'))
      await settled()
      expect(titles()).toEqual(['Not sent', 'Hello Bríd'])
    })

    test('so does the notice of what was done next', async () => {
      open(known, withNotice('/', 'signed-in'))
      fireEvent.click(await screen.findByRole('link'))
      await vi.waitFor(() => expect(titles()).toContain('Hello Bríd'))
      await settled()
      expect(titles()).toContain('The passkey has been removed.')
    })
  })

  test('AUTH-35 who has just been told of their account is not greeted besides', async () => {
    open(known, '/?notice=account-created')
    await vi.waitFor(() => expect(titles()).toEqual(['Account successfully created.']))
    await settled()
    expect(titles()).toEqual(['Account successfully created.'])
    expect(localStorage.getItem(FLAG)).toBeNull()
  })

  test('a page whose heading greets needs no notice beside it', async () => {
    open({ ...known, site: 'backoffice', account: null }, '/?notice=signed-in')
    await vi.waitFor(() => expect(localStorage.getItem(FLAG)).toBeNull())
    await settled()
    expect(titles()).toEqual([])
  })
})

test('AUTH-73, AUTH-74 an unverified email is warned of; pressing it sends the mail, and what was done stands there instead', async () => {
  const sentTo = answeringPosts({ refuses: { isDone: true }, status: 200 })
  open({ ...aSite(), user: aUser({ email_verified: false }) }, '/')
  const warning = await screen.findByText('Verify your email')
  expect(warning.closest('p')?.textContent).toBe('Verify your email: we sent a link to brid@home.example.')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send it again' })))
  expect(sentTo).toMatchObject([{ address: '/authentication/verification.data', fields: { by: 'script' } }])
  const sent = await screen.findByText('Check your inbox')
  expect(sent.closest('[role=status]')?.textContent).toMatch(
    /^Check your inbox\. Email sent, please check your inbox\. Sent at \d\d:\d\d\.$/,
  )
  expect(screen.queryByText('Verify your email')).toBeNull()
  expect(titles()).toEqual([])
})

test('AUTH-73 nobody is called away from paying', async () => {
  const user = aUser({ email_verified: false })
  open({ ...aSite(), user }, '/checkout')
  await waitFor(() => expect(document.querySelector('output')).not.toBeNull())
  expect(screen.queryByText('Verify your email')).toBeNull()
})

test('AUTH-73 nobody is warned who has verified theirs, or is not signed in', async () => {
  for (const user of [aUser(), null]) {
    expect(drawOnSite(<VerifyEmailBar />, { ...aSite(), user })).toBe('')
  }
})
