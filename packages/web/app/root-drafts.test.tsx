// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { readStoredDraft, storeDraft } from './lib/form/draft-storage.ts'
import { aSite } from './lib/testing/on-site.tsx'
import { aUser } from './lib/testing/page-stub.ts'
import Root from './root.tsx'

const { documentElement } = document

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  documentElement.removeAttribute('data-signed-in')
})

function open(user: ReturnType<typeof aUser> | null) {
  const Stub = createRoutesStub([
    { id: 'root', path: '/', loader: () => null, Component: Root, HydrateFallback: () => null },
  ])
  render(<Stub hydrationData={{ loaderData: { root: { ...aSite(), user } } }} />)
  cleanup()
}

const brid = aUser()

test('words that wait in the tab outlive a sign-in that has run out, but not that of the next person', () => {
  const kwame = aUser({ user_id: '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0b03', first_name: 'Kwame' })
  // The browser's mark of a sign-in (boot-script.ts), which goes with a sign-out.
  documentElement.setAttribute('data-signed-in', '')
  open(brid)
  storeDraft('contact/dunvarra', 'words of Bríd')
  for (const visitor of [null, brid]) {
    open(visitor)
    expect(readStoredDraft('contact/dunvarra')).toBe('words of Bríd')
  }
  open(kwame)
  expect(readStoredDraft('contact/dunvarra')).toBeNull()
})

test('AUTH-63 where somebody has signed out, in another tab too, their words are gone', () => {
  open(brid)
  storeDraft('contact/dunvarra', 'words of Bríd')
  open(null)
  expect(readStoredDraft('contact/dunvarra')).toBeNull()
})
