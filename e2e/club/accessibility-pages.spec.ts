import { expectNoViolations } from '../support/axe.ts'
import { openHydrated } from '../support/hydrated.ts'
import { test } from '../support/journey.ts'
import { expectNoSidewaysScroll, expectTargetsOfSize } from '../support/layout.ts'
import { clubUrl, siteUrl } from '../support/sites.ts'
import { PAGES } from '../support/demo-world.ts'

/** 320 is what 400 % zoom leaves of a desk. No style of these pages changes between that and a phone of 375. */
const WIDTHS = [320, 1280]
const LONG_TITLE =
  '/news/walking-football-crew-mairtin-o-seadan-sile-ni-fhearra-and-the-thursday-regulars-mark-five-years-of-tea-tactics-and-very-little-running'
const ARTICLES = {
  dunvarra: ['/news/under-12s-win-the-harbour-shield', '/news/code-of-conduct', LONG_TITLE],
  inishvarn: ['/news/seniors-top-the-table'],
}
const OF_EVERY_SITE = ['/about', '/terms', '/privacy', '/cookies', '/error']

/**
 * All of one club. The other shows each kind of page once, in its own look: the words on it are not what axe judges. Its matches
 * are looked at in matches-results.spec.ts, part by part.
 */
const SITES = [
  {
    what: 'dunvarra: home, news and matches',
    urls: ['/?page=2', ...ARTICLES.dunvarra, '/fixtures-results'].map((path) => clubUrl('dunvarra', path)),
  },
  { what: 'dunvarra: pages', urls: PAGES.map((slug) => clubUrl('dunvarra', `/pages/${slug}`)) },
  {
    what: 'dunvarra: the rest',
    urls: [...OF_EVERY_SITE, '/contact', '/products', '/products/membership', '/dev', '/dev/jobs'].map(
      (path) => clubUrl('dunvarra', path),
    ),
  },
  {
    what: 'inishvarn',
    urls: [
      '/?page=2',
      ...ARTICLES.inishvarn,
      ...['/pages/about-us', '/pages/fees', '/cookies', '/error'],
      ...['/contact', '/products', '/products/membership'],
    ].map((path) => clubUrl('inishvarn', path)),
  },
  {
    what: 'the platform’s own sites',
    urls: [
      siteUrl('backoffice'),
      siteUrl('myaccount'),
      siteUrl('xgb'),
      ...['/', '/cookies', '/error'].map((path) => siteUrl('su', path)),
    ],
  },
]

for (const { what, urls } of SITES) {
  test(
    `axe finds nothing, nothing scrolls sideways, nothing is too small to press: ${what}`,
    { tag: '@desktop' },
    async ({ page, context }) => {
      test.setTimeout(120_000)
      // What lies half under the notice would be found too small.
      await context.addCookies(urls.map((url) => ({ name: 'cookie_policy', value: 'denied', url })))
      for (const url of urls) {
        await openHydrated(page, url)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          await expectNoViolations(page)
          await expectNoSidewaysScroll(page)
          await expectTargetsOfSize(page)
        }
      }
    },
  )
}

test('axe finds nothing on the cookie notice', { tag: '@desktop' }, async ({ page }) => {
  await openHydrated(page, clubUrl('dunvarra'))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoViolations(page)
  }
})
