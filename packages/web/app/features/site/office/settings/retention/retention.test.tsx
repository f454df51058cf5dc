// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Retention } from '@clubhouse/contract/people/office/retention'
import { Refusal } from '@clubhouse/contract/refusal'
import { FIXED } from '@clubhouse/domain/people/retention/retention'
import { aClubPage } from '#lib/testing/club-page.ts'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { retentionAction } from './retention-action.ts'
import RetentionPage, { loader } from './retention.page.tsx'

const NONE = { messages: 0, carts: 0, waiting: 0, mails: 0, accesses: 0, medical: 0, answers: 0, people: 0 }
const KEPT: Retention = {
  times: {
    messages: 730,
    carts: 60,
    waiting: 730,
    mails: 400,
    accesses: 2555,
    medical: 365,
    answers: 1095,
    people: 0,
  },
  due: { ...NONE, messages: 12 },
  last_run: { at: '2026-11-15T03:40:00.000Z', counts: { carts: 3 } },
}

test('each kind says for how long, what goes tonight and what went last night; what is set for everyone says why', async () => {
  const page = aClubPage({ getRetention: () => KEPT })
  const shown = showOnSite(
    <RetentionPage />,
    { ...aSite(), site: 'backoffice', account: null },
    '/settings/retention',
    await loader(asking(page, '/settings/retention')),
  )
  expect(shown.querySelector('[name=messages] option[selected]')?.textContent).toBe('2 years')
  expect(shown.textContent).toContain('Tonight: 12 contact messages older than 2 years.')
  expect(shown.textContent).toContain('It deleted: 3 unfinished registrations.')
  for (const { why } of FIXED) expect(shown.textContent).toContain(why)
})

test('what a shorter time would delete is asked first, with what was chosen, and then it is saved', async () => {
  const bodies: unknown[] = []
  const would = aClubPage({
    changeRetention: () => {
      throw new Refusal(409, 'would_forget', 'Tonight', {
        errors: { messages: '12 contact messages older than 1 year' },
      })
    },
  })
  const answer = dataOf(
    await retentionAction(posting(would, '/settings/retention', { messages: '365', carts: 'x' })),
  )
  expect(answer).toMatchObject({
    error: null,
    asks: ['12 contact messages older than 1 year'],
    chosen: { messages: 365 },
  })
  const saves = aClubPage({ changeRetention: ({ body }) => bodies.push(body) })
  const saved = await retentionAction(
    posting(saves, '/settings/retention', { messages: '365', confirmed: 'yes' }),
  )
  expect(locationOf(saved)).toMatch(/^\/settings\/retention\?saved=/)
  expect(bodies).toEqual([{ times: { messages: 365 }, confirmed: true }])
})
