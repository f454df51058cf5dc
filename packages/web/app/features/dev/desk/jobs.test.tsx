// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { DemoJobs, DemoNotes } from '@clubhouse/domain/web/page-context'
import { pageContext } from '#lib/page/page-context.ts'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { aPage } from '#lib/testing/page-stub.ts'
import JobsPage, { loader } from './jobs.page.tsx'

type Work = DemoJobs['work'][number]

const someWork = (more: Partial<Work> = {}): Work => ({
  id: '1',
  kind: 'mailing',
  state: 'running',
  done: 40,
  total: 120,
  percent: 33,
  is_cancelling: false,
  last_error: null,
  created_at: '2026-11-15T12:00:00.000Z',
  ...more,
})

async function load(jobs: DemoJobs | null) {
  const notes: DemoNotes = {
    password: '',
    logins: [],
    testCards: [],
    clubs: [],
    now: '2026-11-15T12:00:00.000Z',
    mailbox: async () => ({ state: 'up', waiting: 0, mails: [] }),
    jobs: async () => jobs ?? nothing,
  }
  const context = new RouterContextProvider()
  context.set(pageContext, { ...aPage({}), demo: jobs && notes })
  const request = new Request('https://testford.clubs.example/dev/jobs')
  return loader({ request, context, params: {}, url: new URL(request.url), pattern: '/dev/jobs' })
}
const nothing: DemoJobs = { mails: { due: 0, waiting: 0, failed: 0, stuck: [] }, work: [] }
const show = async (jobs: Partial<DemoJobs>) =>
  showOnSite(<JobsPage />, aSite(), '/dev/jobs', await load({ ...nothing, ...jobs }))

test('in live mode there is no such page', async () => {
  const answer = await load(null).catch((thrown: unknown) => thrown)
  expect((answer as Response).headers.get('location')).toBe('/error')
})

test('with nothing to do it says so', async () => {
  const page = await show({})
  expect(page.textContent).toContain('No mail is stuck.')
  expect(page.textContent).toContain('Nothing is waiting or running.')
  expect(page.querySelectorAll('table')).toHaveLength(0)
})

test.each([
  { work: someWork(), shows: 'running', count: '40 of 120', button: 'Cancel: mailing' },
  {
    work: someWork({ total: null, percent: null }),
    shows: 'running',
    count: '40 done',
    button: 'Cancel: mailing',
  },
  {
    work: someWork({ is_cancelling: true }),
    shows: 'stops after this step',
    count: '40 of 120',
    button: null,
  },
  {
    work: someWork({ state: 'failed', last_error: '23505' }),
    shows: '23505',
    count: '40 of 120',
    button: 'Try again: mailing',
  },
  {
    work: someWork({ state: 'done', done: 120, percent: 100 }),
    shows: 'done',
    count: '120 of 120',
    button: null,
  },
])('work that is $shows: $count, $button', async ({ work, shows, count, button }) => {
  const page = await show({ work: [work] })
  const row = page.querySelector('tbody tr')
  expect(row?.textContent).toContain(shows)
  expect(row?.textContent).toContain(count)
  expect(row?.querySelector('progress')?.getAttribute('value') ?? null).toBe(
    work.percent === null ? null : String(work.percent),
  )
  expect(row?.querySelector('button')?.getAttribute('aria-label') ?? null).toBe(button)
})

test('a mail that waits can be tried now, a dead letter cannot', async () => {
  const stuck = {
    id: '1',
    template: 'verify-email',
    attempts: 2,
    last_error: 'smtp ESOCKET',
    created_at: '2026-11-15T12:00:00.000Z',
  }
  const page = await show({
    mails: {
      due: 0,
      waiting: 1,
      failed: 1,
      stuck: [
        { ...stuck, due_at: '2026-11-15T12:05:00.000Z' },
        { ...stuck, id: '2', due_at: null },
      ],
    },
  })
  const rows = [...page.querySelectorAll('tbody tr')]
  expect(rows[0]?.textContent).toContain('15/11/2026 12:05')
  expect(rows[0]?.querySelector('button')?.textContent).toBe('Try now')
  expect(rows[1]?.textContent).toContain('given up')
  expect(rows[1]?.querySelector('button')).toBeNull()
})
