import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { ask } from '../../support/ask.ts'
import { openHydrated, pagesSleep, untilQuiet } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { beginSignedIn } from '../../support/signed-in.ts'
import { clubUrl } from '../../support/sites.ts'
import { CLUBS } from '../../support/demo-world.ts'
import { weightOfFile } from '../../support/weight.ts'

const KB = 1024
const MATCHES = { dunvarra: '/fixtures-results', inishvarn: '/results-fixtures' }
/** Run before the first touch, and brought in all: what a page that is read fetches when the device is idle. */
const BUDGETS = {
  run: (pagesSleep ? 20 : 160) * KB,
  js: 160 * KB,
  css: 25 * KB,
  woff2: 40 * KB,
}
/** What is sold may weigh more: of membership its forms are most of it. */
const SHOP = { ...BUDGETS, js: 190 * KB }
/** There to be worked with, so all of it runs. */
const WORKED_WITH = { ...SHOP, run: 190 * KB }
/** What both clubs bring alike is weighed at one. */
const OF_ONE_CLUB = {
  dunvarra: [
    { path: '/news/under-12s-win-the-harbour-shield', budgets: BUDGETS },
    { path: '/contact', budgets: BUDGETS },
    { path: '/products/membership', budgets: WORKED_WITH },
    { path: '/products/membership/details', budgets: WORKED_WITH },
    { path: '/products/shop', budgets: SHOP },
    { path: '/products/shop/home-jersey', budgets: SHOP },
    { path: '/products/lotto/rovers-lotto', budgets: WORKED_WITH },
    { path: '/products/draw/midwinter-hamper', budgets: WORKED_WITH },
  ],
  inishvarn: [],
}
type Kind = keyof typeof BUDGETS

for (const club of CLUBS) {
  for (const { path, budgets } of [
    ...['/', MATCHES[club]].map((each) => ({ path: each, budgets: BUDGETS })),
    ...OF_ONE_CLUB[club],
  ]) {
    test(
      `${club} ${path}: scripts, styles and fonts within their budgets, all from here`,
      { tag: '@phone' },
      async ({ page, request }) => {
        const { origin } = new URL(clubUrl(club))
        const files = new Set<string>()
        const run = new Set<string>()
        const strangers: string[] = []
        page.on('response', (response) => {
          const url = new URL(response.url())
          if (url.origin !== origin) strangers.push(url.href)
          if (/\.(js|css|woff2)$/.test(url.pathname)) files.add(url.pathname)
          if (response.request().resourceType() === 'script') run.add(url.pathname)
        })
        if (path.endsWith('/details')) {
          await choosePlan(page)
          for (const each of [files, run]) each.clear()
        }
        await openHydrated(page, clubUrl(club, path))
        await untilQuiet(page)

        const weights: Record<Kind, number> = { run: 0, js: 0, css: 0, woff2: 0 }
        for (const file of files) {
          const kind = file.slice(file.lastIndexOf('.') + 1) as Kind
          const weight = await weightOfFile(request, clubUrl(club, file))
          weights[kind] += weight
          if (run.has(file)) weights.run += weight
        }
        test.info().annotations.push({ type: 'weights', description: JSON.stringify(weights) })
        for (const kind of ['run', 'js', 'css', 'woff2'] as const) {
          expect(weights[kind], kind).toBeGreaterThan(0)
          expect(weights[kind], kind).toBeLessThanOrEqual(budgets[kind])
        }
        expect(strangers).toEqual([])
      },
    )
  }
}

/** Who has chosen nothing has no details to give. */
async function choosePlan(page: Page): Promise<void> {
  await beginSignedIn(page, clubUrl('dunvarra'), 'kwame@home.example')
  await openHydrated(page, clubUrl('dunvarra', '/products/membership'))
  await page.getByRole('button', { name: 'Season' }).click()
  await page.getByRole('button', { name: 'select plan' }).first().click()
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('1 plan')
}

test('the home page is a light document: at most 30 KB, 9 KB on its way', async ({ request }) => {
  for (const club of CLUBS) {
    const html = await (await ask(request, clubUrl(club))).text()
    test.info().annotations.push({ type: club, description: `${html.length} ${gzipSync(html).length}` })
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(30 * KB)
    expect(gzipSync(html).length).toBeLessThanOrEqual(9 * KB)
    // The face of the headings is all that is wanted before the styles have been read.
    expect(html.match(/<link[^>]*rel="[a-z]*preload"/g)).toHaveLength(1)
  }
})

test(
  'every picture has its room reserved and words instead of it, on every kind of page',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const path of [
      '/?page=2',
      '/news/new-floodlights',
      '/news/code-of-conduct',
      '/pages/about-us',
      '/error',
    ]) {
      const html = await (await ask(request, clubUrl('dunvarra', path))).text()
      const pictures = html.match(/<img\b[^>]*>/g) ?? []
      expect(pictures.length, path).toBeGreaterThan(0)
      const lacking = pictures.filter(
        (tag) => !['width', 'height', 'alt'].every((name) => new RegExp(` ${name}\\b`).test(tag)),
      )
      expect(lacking, path).toEqual([])
    }
  },
)
