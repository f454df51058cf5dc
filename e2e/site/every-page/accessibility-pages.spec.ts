import { expectNoViolations } from '../../support/axe.ts'
import { openHydrated } from '../../support/hydrated.ts'
import { test } from '../../support/journey.ts'
import { expectNoSidewaysScroll, expectTargetsOfSize } from '../../support/layout.ts'
import { clubUrl, siteUrl } from '../../support/sites.ts'

/** 320 is what 400 % zoom leaves of a desk. No style of these pages changes between that and a phone of 375. */
const WIDTHS = [320, 1280]
const LONG_TITLE =
  '/news/walking-football-crew-mairtin-o-seadan-sile-ni-fhearra-and-the-thursday-regulars-mark-five-years-of-tea-tactics-and-very-little-running'

/**
 * Each kind of page once; the other club shows in its own look what its colours, its face and its menu change. The words on it are
 * not what axe judges. Matches are looked at in matches-results.spec.ts and matches-fixtures.spec.ts, and membership in its own.
 */
const SITES = [
  {
    what: 'what is read',
    urls: [
      '/?page=2',
      LONG_TITLE,
      '/news/code-of-conduct',
      '/pages/fees',
      '/terms',
      '/cookies',
      '/error',
    ].map((path) => clubUrl('dunvarra', path)),
  },
  {
    what: 'what is worked with',
    urls: ['/contact', '/products'].map((path) => clubUrl('dunvarra', path)),
  },
  {
    what: 'the pages of the demo @deep',
    urls: ['/dev', '/dev/jobs'].map((path) => clubUrl('dunvarra', path)),
  },
  {
    what: 'in the other club’s look',
    urls: ['/?page=2', '/news/seniors-top-the-table', '/contact'].map((path) => clubUrl('inishvarn', path)),
  },
  {
    what: 'the platform’s own sites',
    urls: [siteUrl('backoffice'), siteUrl('xgb'), siteUrl('su', '/error')],
  },
]

for (const { what, urls } of SITES) {
  test(
    `axe finds nothing, nothing scrolls sideways, nothing is too small to press: ${what}`,
    { tag: '@desktop' },
    async ({ page, context }) => {
      // What lies half under the notice would be found too small; the notice is looked at in cookies.spec.ts.
      await context.addCookies(urls.map((url) => ({ name: 'cookie_policy', value: 'denied', url })))
      for (const [index, url] of urls.entries()) {
        await openHydrated(page, url)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          // On a desk the bar and the foot of a site are the same on each of its pages.
          const isSeen = index > 0 && width > 320
          await expectNoViolations(page, isSeen ? { within: 'main' } : {})
          await expectNoSidewaysScroll(page)
          await expectTargetsOfSize(page)
        }
      }
    },
  )
}
