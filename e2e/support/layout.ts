import { expect, type Page } from '@playwright/test'

/** WCAG 1.4.10: nothing needs scrolling in two directions. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Whoever measures while a stylesheet is on its way measures a page that nobody sees.
  await page.waitForLoadState()
  const tooWide = () => {
    const room = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= room) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > room + 1 && element.checkVisibility())
      .slice(0, 5)
      .map((element) => `${element.tagName} ${element.className}`)
  }
  // What a script lays out for another width comes a moment after the width.
  await expect.poll(() => page.evaluate(tooWide), `too wide on ${page.url()}`).toEqual([])
}

/** WCAG 2.5.8: whatever can be pressed is at least 24 by 24, unless it stands in a line of text. */
export async function expectTargetsOfSize(page: Page, least = 24): Promise<void> {
  const small = await page.evaluate((limit) => {
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.closest('p, td, dd, li, address') !== null
    return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInText(element))
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect()
        const isSmall = width > 1 && (width < limit || height < limit)
        return isSmall ? [`${element.textContent.trim() || element.ariaLabel} ${width} × ${height}`] : []
      })
  }, least)
  expect(small, `small targets on ${page.url()}`).toEqual([])
}

/** One journey, looked at as a desk and as a phone show it: getting somewhere costs more than looking at it. */
export async function atBothWidths(page: Page, look: (isPhone: boolean) => Promise<unknown>): Promise<void> {
  const own = page.viewportSize()
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 })
    await look(width === 375)
  }
  if (own) await page.setViewportSize(own)
}
