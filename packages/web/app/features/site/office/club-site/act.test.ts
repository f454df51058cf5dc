import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Refusal } from '@clubhouse/contract/refusal'
import { pageContext } from '#lib/page/page-context.ts'
import { aPage, aUser, type Answers } from '#lib/testing/page-stub.ts'
import { action } from './act.page.ts'

const SITE = { draft: { menu: [] }, state: { revision: 4 }, live: { menu: [] } }
const CLUB = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }

async function asked(answers: Answers, act: object, isSignedIn = true) {
  const user = isSignedIn ? aUser({ accounts: [CLUB] }) : null
  const page = aPage(answers, { host: { type: 'backoffice' }, ...(user && { user }) })
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const request = new Request('https://backoffice.example/site/act', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ base_revision: 3, ...act }),
  })
  const reply = await action({ request, context, params: {} } as never)
  return { status: reply.status, body: await reply.json(), page }
}

const ALL: Answers = {
  changeOfficeAccount: () => ({ site: SITE }),
  publishSite: () => SITE,
  unscheduleSite: () => SITE,
  discardSiteDraft: () => SITE,
  restoreSiteRevision: () => SITE,
  listSiteRevisions: () => ({ items: [] }),
  previewSite: () => ({ url: 'https://rugby.example/?site_preview=x', expires_at: '' }),
}

test.each([
  {
    act: { do: 'save', draft: SITE.draft },
    calls: 'changeOfficeAccount',
    body: { kind: 'done', site: SITE },
  },
  { act: { do: 'publish' }, calls: 'publishSite', body: { kind: 'done', site: SITE } },
  { act: { do: 'unschedule' }, calls: 'unscheduleSite', body: { kind: 'done', site: SITE } },
  { act: { do: 'discard' }, calls: 'discardSiteDraft', body: { kind: 'done', site: SITE } },
  { act: { do: 'restore', number: 1 }, calls: 'restoreSiteRevision', body: { kind: 'done', site: SITE } },
  { act: { do: 'history' }, calls: 'listSiteRevisions', body: { kind: 'history', revisions: [] } },
  {
    act: { do: 'preview' },
    calls: 'previewSite',
    body: { kind: 'preview', url: 'https://rugby.example/?site_preview=x' },
  },
])('$act.do is asked of the club that is worked on', async ({ act, calls, body }) => {
  const answer = await asked(ALL, act)
  expect([answer.status, answer.body]).toEqual([200, body])
  expect(answer.page.calls).toEqual([expect.stringMatching(`^${calls} .*"x-account-id":"id-of-rugby"`)])
})

test('whoever comes second gets what the other saved along', async () => {
  const changed = () => {
    throw new Refusal(409, 'draft_changed', 'Orla saved at 14:02.')
  }
  const answers = { changeOfficeAccount: changed, getOfficeAccount: () => ({ site: SITE }) }
  const { status, body } = await asked(answers, { do: 'save', draft: SITE.draft })
  expect([status, body]).toEqual([409, { kind: 'conflict', message: 'Orla saved at 14:02.', theirs: SITE }])
})

test('who is signed out is told so, and nothing is asked', async () => {
  const { status, body, page } = await asked(ALL, { do: 'publish' }, false)
  expect([status, body, page.calls]).toEqual([401, { kind: 'signed-out' }, []])
})
