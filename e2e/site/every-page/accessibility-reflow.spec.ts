import type { Page } from '@playwright/test'
import { openHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll } from '../../support/layout.ts'
import { clubUrl, siteUrl } from '../../support/sites.ts'

const ADDRESSES = [
  clubUrl('dunvarra'),
  clubUrl('inishvarn'),
  clubUrl('dunvarra', '/news/under-12s-win-the-harbour-shield'),
  clubUrl('dunvarra', '/cookies'),
  siteUrl('backoffice'),
]

/** What stands in the bar at the top: boxes may not overlap, words may not leave it. */
async function faultsInHeader(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((header) => {
    const isShown = (item: Element) =>
      item.checkVisibility({ visibilityProperty: true }) && item.getBoundingClientRect().width > 1
    const boxes = [...header.querySelectorAll('a, summary')]
      .filter(isShown)
      .map((item) => ({ name: item.textContent.trim() || item.ariaLabel, box: item.getBoundingClientRect() }))
    const overlaps = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        return across > 1 && down > 1 ? [`${one.name} lies over ${other.name}`] : []
      }),
    )
    const { top, bottom } = header.getBoundingClientRect()
    const outside = [...header.querySelectorAll('*')]
      .filter((item) => item.children.length === 0 && item.textContent.trim() !== '' && isShown(item))
      .filter(
        (item) =>
          item.getBoundingClientRect().top < top - 1 || item.getBoundingClientRect().bottom > bottom + 1,
      )
      .map((item) => `${item.textContent.trim()} leaves the bar`)
    return [...overlaps, ...outside]
  })
}

test('text of double size, then wider letters, words and lines: nothing overlaps in the header, nothing is lost', async ({
  page,
}) => {
  for (const url of ADDRESSES) {
    await openHydrated(page, url)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await atBothWidths(page, async () => {
      expect(await faultsInHeader(page), url).toEqual([])
      await expectNoSidewaysScroll(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
    // WCAG 1.4.12, by the style object, which the content policy allows.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = ''
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        element.style.lineHeight = '1.5'
        element.style.letterSpacing = '0.12em'
        element.style.wordSpacing = '0.16em'
      }
    })
    await atBothWidths(page, async () => {
      expect(await faultsInHeader(page), url).toEqual([])
      await expectNoSidewaysScroll(page)
    })
  }
})

test('between the breakpoints nothing overlaps either', { tag: '@desktop' }, async ({ page }) => {
  await openHydrated(page, clubUrl('inishvarn'))
  for (const width of [320, 359, 374, 414, 575, 576, 640, 767, 768, 991, 992, 1024, 1199, 1200, 1399, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await faultsInHeader(page), String(width)).toEqual([])
    await expectNoSidewaysScroll(page)
  }
})

test.describe('Who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('gets none that lasts @desktop', async ({ page }) => {
    await openHydrated(page, clubUrl('dunvarra'))
    await page.getByRole('button', { name: 'Next' }).click()
    const longest = await page.evaluate(() =>
      Math.max(
        0,
        ...[...document.querySelectorAll('body *')].flatMap((element) => {
          const { animationDuration, transitionDuration } = getComputedStyle(element)
          return `${animationDuration}, ${transitionDuration}`.split(', ').map((time) => parseFloat(time))
        }),
      ),
    )
    expect(longest).toBeLessThanOrEqual(0.001)
    const track = page.getByRole('list', { name: 'Our sponsors' })
    await expect(track).toHaveCSS('scroll-behavior', 'auto')
  })
})
