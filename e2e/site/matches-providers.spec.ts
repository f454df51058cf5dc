import type { APIRequestContext, Page } from '@playwright/test'
import { ask } from '../support/ask.ts'
import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'

type State = 'up' | 'down' | 'unauthorised' | 'hostile'

const FIRST = clubUrl('dunvarra', '/fixtures-results')
const SECOND = clubUrl('inishvarn', '/results-fixtures')
const STALE = /^As of \d{2}:\d{2}\. We can’t reach the league’s system right now\.$/

const tableOf = (page: Page, name: string) => page.getByRole('table', { name })

async function turn(request: APIRequestContext, state: State) {
  const answer = await ask(request, clubUrl('dunvarra', '/dev/providers'), {
    method: 'POST',
    data: { match_data: state },
  })
  expect(answer.ok()).toBe(true)
}

/** Asked for without a browser until it says so: what was under way may still come, and what failed is let be for ten seconds. */
async function untilServed(request: APIRequestContext, url: string, isThere: (html: string) => boolean) {
  await expect
    .poll(async () => isThere(await (await ask(request, url)).text()), { intervals: [250] })
    .toBe(true)
}

const isStale = (html: string) => html.includes('can’t reach the league’s system')
const isFresh = (html: string) => !isStale(html) && html.includes('<table')

async function untilFresh(request: APIRequestContext) {
  for (const url of [FIRST, SECOND]) await untilServed(request, url, isFresh)
}

async function open(page: Page, url: string) {
  const answer = await page.goto(url, { waitUntil: 'domcontentloaded' })
  expect(answer?.status()).toBe(200)
}

// A picture that was never seen before cannot be had while its provider is away; the page has a placeholder.
test.use({ provoked: /\/team-pictures\// })
test.beforeEach(async ({ request }) => {
  // So that there is something to remember.
  await turn(request, 'up')
  await untilFresh(request)
})

test.afterAll(({ request }) => turn(request, 'up'))

// Slow ones, and such that talk nonsense, are the subject of league-matches.test.ts and competition-matches.test.ts.
test('OPEN-057 providers that are down: both pages stand with the last good data and its time, and recover', async ({
  page,
  request,
}) => {
  await turn(request, 'down')
  for (const { url, table, rows } of [
    { url: FIRST, table: 'Fixtures', rows: 11 },
    { url: SECOND, table: 'Table', rows: 6 },
  ]) {
    await untilServed(request, url, isStale)
    await open(page, url)
    await expect(page.getByText(STALE)).toBeVisible()
    await expect(tableOf(page, table).locator('tbody tr:has(td)')).toHaveCount(rows)
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await turn(request, 'up')
  await untilFresh(request)
})

test('FIX2-17 ERR-01 a provider that refuses the key: the notice, empty lists, and the key comes back', async ({
  page,
  request,
}) => {
  await turn(request, 'unauthorised')
  await untilServed(request, SECOND, (html) => html.includes('Unable to load fixtures data.'))
  await open(page, SECOND)
  await expect(page.getByRole('alert')).toHaveText('Unable to load fixtures data. Please try again later.')
  await expect(page.getByText('No next games data available', { exact: true })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  // The first provider has no key that could be wrong: whatever refuses us there, its last good data stays.
  await untilServed(request, FIRST, (html) => html.includes('<table'))
  await open(page, FIRST)
  await expect(page.getByRole('table')).toHaveCount(2)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await turn(request, 'up')
  await untilFresh(request)
})

test('scripts in every text of a provider are shown as text', async ({ page, request }) => {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.dismiss()
  })
  await turn(request, 'hostile')
  for (const url of [FIRST, SECOND]) {
    await untilServed(request, url, (html) => html.includes('&lt;script&gt;alert(1)'))
    await open(page, url)
    await expect(page.getByText('<script>alert(1)</script>').first()).toBeVisible()
    await expect(
      page.locator('main').locator('script:not([type="application/ld+json"]), [onerror]'),
    ).toHaveCount(0)
  }
  expect(said).toEqual([])
})
