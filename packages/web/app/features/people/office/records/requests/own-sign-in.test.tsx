// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OwnSignInState } from '@clubhouse/contract/people/office/person-requests'
import { aClubPage } from '#lib/testing/club-page.ts'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, posting } from '#lib/testing/posted.ts'
import OwnSignInPage, { action, loader } from './own-sign-in.page.tsx'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const path = `/members/${ID}/own-sign-in`

async function show(more: Partial<OwnSignInState> = {}) {
  const page = aClubPage({
    getOwnSignIn: () => ({
      member_id: ID,
      name: 'Cian Hallaran',
      first_name: 'Cian',
      guardian: 'Nora',
      bar: null,
      email: 'cian@mail.example',
      offered: null,
      ...more,
    }),
  })
  const data = await loader({ ...asking(page, path), params: { id: ID } })
  return showOnSite(<OwnSignInPage />, { ...aSite(), site: 'backoffice' as const, account: null }, path, data)
}

test.each<[string, Partial<OwnSignInState>, string, string | null]>([
  ['an address', {}, 'We write to cian@mail.example', 'Send the offer'],
  ['none', { email: null }, 'We ask Nora for it', 'Ask Nora'],
  [
    'one that has the offer',
    { offered: { email: 'c@d.example', until: '2026-11-29T12:00:00.000Z' } },
    'until 29/11/2026',
    'Send it again',
  ],
  ['a child', { bar: 'too_young' }, 'once they’re 18', null],
  ['whoever has one', { bar: 'has_own' }, 'has a sign-in already', null],
  ['a guest', { bar: 'no_account' }, 'sign up on the club’s website', null],
])('of %s it says where the mail goes, or why none does', async (_of, more, words, button) => {
  const shown = await show(more)
  expect(shown.textContent).toContain(words)
  expect(shown.querySelector('button[type=submit]')?.textContent ?? null).toBe(button)
})

test('who it went to is said, and a refusal as well', async () => {
  const post = (answer: () => unknown) =>
    action({ ...posting(aClubPage({ offerOwnSignIn: answer }), path, {}), params: { id: ID } })
  const sent = await post(() => ({ sent_to: 'nora@mail.example', asked: 'guardian' }))
  expect(dataOf(sent)).toMatchObject({ notice: expect.stringContaining('on its way to nora@mail.example') })
  const refused = await post(() => {
    throw refusal(409, {})
  })
  expect(dataOf(refused)).toMatchObject({ formError: expect.any(String) })
})
