// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { MemberClub, Renewal } from '@clubhouse/contract/selling/member-renewal'
import { CheckAnswers } from './check-answers.tsx'
import { RENEWAL } from './messages.ts'
import type { Renewing } from './use-renewing.ts'

const renewal = { membership_id: 'm', member_id: 'p', first_name: 'Ada', plan: null, forms: [] }
const renewing = { edits: {}, lacks: () => false }

const Stub = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <CheckAnswers
        renewal={renewal as unknown as Renewal}
        club={{ slug: 'testford', today: '2026-11-19' } as unknown as MemberClub}
        renewing={renewing as unknown as Renewing}
      />
    ),
  },
  { path: '/renew/answers', loader: () => ({ forms: [], problem: RENEWAL.loadFailed }) },
])

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  { did: 'opened the answers before React came finds them', isOpen: true },
  { did: 'left them closed', isOpen: false },
])('whoever $did', async ({ isOpen }) => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Stub />)
  const answers = container.querySelector('details')
  if (isOpen) answers?.setAttribute('open', '')
  // In a test React says that it finds it open; what a page is built with does not.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<Stub />, { container, hydrate: true })
  await act(() => new Promise((over) => setTimeout(over, 50)))
  expect(screen.queryByRole('alert') !== null).toBe(isOpen)
})
