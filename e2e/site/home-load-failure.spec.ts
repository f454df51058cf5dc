import { openHydrated } from '../support/hydrated.ts'
import { type Fate, intercept } from '../support/intercept.ts'
import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'
import { NEWS } from '../support/demo-world.ts'

test.use({ provoked: /status of 50[03]|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ })

const FAILURES: { what: string; fate: Fate }[] = [
  { what: 'no answer', fate: 'lose' },
  { what: 'a fault of the server', fate: { status: 500, body: 'broken' } },
  { what: 'a busy server', fate: { status: 503, body: 'come back later' } },
]

test(
  'ERR-05 more news meets no answer, a fault or a busy server: the list stays, Load More goes',
  { tag: '@phone' },
  async ({ page }) => {
    for (const { what, fate } of FAILURES) {
      await openHydrated(page, clubUrl('dunvarra'))
      // Asked for as a page first, and then by React.
      const goOn = await intercept(page, ['*/articles?*', '*/?page=2'], () => fate)
      const loadMore = page.getByRole('link', { name: 'Load More' })
      await loadMore.click()

      await expect(loadMore, what).toHaveCount(0)
      const news = page.getByRole('region', { name: 'Latest news' })
      await expect(news.getByRole('heading', { level: 3 }), what).toHaveText(NEWS.dunvarra.slice(0, 6))
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await goOn()
    }
  },
)
