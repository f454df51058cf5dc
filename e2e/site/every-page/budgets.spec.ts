import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { ask } from '../../support/ask.ts'
import { openHydrated, pagesSleep, untilQuiet } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { beginSignedIn } from '../../support/signed-in.ts'
import { clubUrl } from '../../support/sites.ts'
import { CLUBS } from '../../support/demo-world.ts'
import { filesNamedIn, isBroughtByAll, weightOf, weightOfFile } from '../../support/weight.ts'

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
/** At most: a page that is awake fetches it, and names it nowhere. */
const BROUGHT_BY_ALL = 4 * KB
/** There to be worked with, so all of it runs. */
const WORKED_WITH = { ...SHOP, run: 190 * KB }
/** One that sleeps and one that is awake, as a browser has them: all that comes, and from where. */
const FETCHED = [
  { path: '/', budgets: BUDGETS },
  { path: '/products/membership/details', budgets: WORKED_WITH },
]
/** What both clubs bring alike is weighed at one. */
const NAMED = [
  { club: 'inishvarn', path: '/', budgets: BUDGETS },
  ...CLUBS.map((club) => ({ club, path: MATCHES[club], budgets: BUDGETS })),
  ...[
    { path: '/news/under-12s-win-the-harbour-shield', budgets: BUDGETS },
    { path: '/contact', budgets: BUDGETS },
    { path: '/products/membership', budgets: WORKED_WITH },
    { path: '/products/shop', budgets: SHOP },
    { path: '/products/shop/home-jersey', budgets: SHOP },
    { path: '/products/lotto/rovers-lotto', budgets: WORKED_WITH },
    { path: '/products/draw/midwinter-hamper', budgets: WORKED_WITH },
  ].map((each) => ({ club: 'dunvarra', ...each }) as const),
] as const
type Kind = keyof typeof BUDGETS

for (const { path, budgets } of FETCHED) {
  test(
    `${path}: scripts, styles and fonts within their budgets, all from here`,
    { tag: '@phone' },
    async ({ page, request }) => {
      const club = 'dunvarra'
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

      // So what a page names is what is brought, and the other pages need no browser to be weighed.
      const named = filesNamedIn(
        await page.evaluate(() => fetch(location.href).then((answer) => answer.text())),
      )
      const beside = [...files].filter(isBroughtByAll).map((file) => clubUrl(club, file))
      expect(await weightOf(request, beside)).toBeLessThanOrEqual(BROUGHT_BY_ALL)
      const others = [...files].filter((file) => !file.endsWith('.woff2') && !isBroughtByAll(file))
      expect(others.filter((file) => !named.scripts.has(file) && !named.styles.has(file))).toEqual([])

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

test(
  'every other kind of page names scripts and styles within its budgets, all from here',
  { tag: '@phone' },
  async ({ request }) => {
    for (const { club, path, budgets } of NAMED) {
      const answer = await ask(request, clubUrl(club, path))
      expect(answer.status(), path).toBe(200)
      const { scripts, styles } = filesNamedIn(await answer.text())
      for (const file of [...scripts, ...styles]) expect(file).toMatch(/^\/assets\//)
      const weigh = (files: Iterable<string>) =>
        weightOf(
          request,
          [...files].map((file) => clubUrl(club, file)),
        )
      const isAwake = budgets === WORKED_WITH || !pagesSleep
      const [js, css] = [(await weigh(scripts)) + (isAwake ? BROUGHT_BY_ALL : 0), await weigh(styles)]
      test.info().annotations.push({ type: path, description: JSON.stringify({ js, css }) })
      expect(js, path).toBeGreaterThan(100 * KB)
      expect(js, path).toBeLessThanOrEqual(budgets.js)
      expect(css, path).toBeGreaterThan(0)
      expect(css, path).toBeLessThanOrEqual(budgets.css)
      // A page that sleeps runs the early script alone.
      if (!isAwake) {
        const [early = ''] = scripts
        expect(early, path).toContain('/early-')
        expect(await weigh([early])).toBeLessThanOrEqual(budgets.run)
      }
    }
  },
)

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
