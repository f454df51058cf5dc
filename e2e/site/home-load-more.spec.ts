import type { Page } from '@playwright/test'
import { openHydrated, pagesSleep, untilHydrated, wakeUp } from '../support/hydrated.ts'
import { intercept } from '../support/intercept.ts'
import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'
import { NEWS } from '../support/demo-world.ts'

const cards = (page: Page) => page.getByRole('region', { name: 'Latest news' }).getByRole('article')
const loadMore = (page: Page) => page.getByRole('link', { name: 'Load More' })
const titles = (page: Page) =>
  page.getByRole('region', { name: 'Latest news' }).getByRole('heading', { level: 3 })

/** An idle device fetches what React would need, of the view that is shown by then: that is no question for news. */
const isForMore = ({ pathname, search }: URL) => /[?&]page=/.test(search) && !pathname.endsWith('.wake')

test.describe('Load More, without script', () => {
  test.use({ javaScriptEnabled: false })

  test('HOME-08 HOME-09 HOME-10 leads to a page with all nine, at the first new one, and is gone there', async ({
    page,
  }) => {
    await page.goto(clubUrl('dunvarra'))
    await expect(cards(page)).toHaveCount(6)
    await loadMore(page).click()
    await expect(page).toHaveURL(clubUrl('dunvarra', '/?page=2#news-7'))
    await expect(titles(page)).toHaveText(NEWS.dunvarra)
    await expect(page.getByRole('link', { name: 'Pitch day volunteers' })).toBeInViewport()
    await expect(loadMore(page)).toHaveCount(0)
    // HOME-09: nor is it offered by a club with five articles.
    await page.goto(clubUrl('inishvarn'))
    await expect(cards(page)).toHaveCount(5)
    await expect(loadMore(page)).toHaveCount(0)
  })
})

test.describe('Load More, with script', () => {
  test('HOME-07 HOME-08 appends the rest below what is read and keeps the place; Back shows the first six again', async ({
    page,
  }) => {
    await openHydrated(page, clubUrl('dunvarra'))
    await expect(cards(page)).toHaveCount(6)
    await loadMore(page).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await loadMore(page).click()

    await expect(titles(page)).toHaveText(NEWS.dunvarra)
    await expect(loadMore(page)).toHaveCount(0)
    await expect(page).toHaveURL(clubUrl('dunvarra', '/?page=2'))
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await expect(page.getByRole('link', { name: 'Pitch day volunteers' })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(clubUrl('dunvarra'))
    await expect(cards(page)).toHaveCount(6)
    await expect(loadMore(page)).toBeVisible()
  })

  test(
    'says that it is busy while the news is on its way, and asks once however often it is pressed',
    { tag: '@phone' },
    async ({ page }) => {
      await openHydrated(page, clubUrl('dunvarra'))
      const held = Promise.withResolvers<'pass'>()
      let asked = 0
      await intercept(page, ['*/?page=2*', '*/articles?*'], () => {
        asked += 1
        return held.promise
      })
      await loadMore(page).click()
      await expect(loadMore(page)).toHaveAttribute('aria-busy', 'true')
      await expect.poll(() => asked).toBe(1)
      await loadMore(page).click()
      await expect(cards(page)).toHaveCount(6)
      held.resolve('pass')
      await expect(cards(page)).toHaveCount(9)
      expect(asked).toBe(1)
    },
  )

  test(
    'HOME-07 HOME-08 API-26 asks once while React sleeps; awake, for the next six and for nothing that is there',
    { tag: '@desktop' },
    async ({ page }) => {
      await openHydrated(page, clubUrl('dunvarra'))
      const asked: string[] = []
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (request.resourceType() === 'document' || isForMore(url)) asked.push(url.pathname + url.search)
      })
      await loadMore(page).click()
      await expect(cards(page)).toHaveCount(9)
      if (pagesSleep) expect(asked).toEqual(['/?page=2'])

      await openHydrated(page, clubUrl('dunvarra'))
      await wakeUp(page)
      asked.length = 0
      await loadMore(page).click()
      await expect(cards(page)).toHaveCount(9)
      expect(asked).toEqual(['/api/v2/store/dunvarra/articles?type=News&page=2&per_page=6'])
    },
  )

  test('HOME-08 Back from an article and a reload find all nine again, at the same place @phone', async ({
    page,
  }) => {
    await openHydrated(page, clubUrl('dunvarra'))
    await loadMore(page).click()
    await expect(cards(page)).toHaveCount(9)

    const last = page.getByRole('link', { name: 'Code of conduct' })
    await last.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await last.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Code of conduct' })).toBeVisible()
    await page.goBack()
    await expect(titles(page)).toHaveText(NEWS.dunvarra)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)

    await page.reload({ waitUntil: 'domcontentloaded' })
    await untilHydrated(page)
    await expect(titles(page)).toHaveText(NEWS.dunvarra)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })
})
