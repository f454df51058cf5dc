import type { Page } from '@playwright/test'
import { openHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { clubUrl, siteUrl } from '../../support/sites.ts'

interface Stop {
  name: string
  hasRing: boolean
  isCovered: boolean
}

/** Where the focus is now, once it has come to rest: whether one sees that, and whether something lies over it. */
const stop = (page: Page) =>
  page.evaluate(async (): Promise<Stop | null> => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const place = () => `${element.getBoundingClientRect().x} ${element.getBoundingClientRect().y}`
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let before = ''; before !== place(); await frame(), await frame()) before = place()

    const liesUnderSomething = () => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const above = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2)
      return above === null || !(element.contains(above) || above.contains(element))
    }
    // A carousel begins to turn when the browser finds the time; it must have arrived within ten seconds.
    const giveUp = performance.now() + 10_000
    while (liesUnderSomething() && performance.now() < giveUp) await frame()
    const isCovered = liesUnderSomething()
    // A card shows the ring of its link around the whole of it, a menu on a pill inside it.
    const rings = [null, '::before', '::after'].map((part) => getComputedStyle(element, part))
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`,
      hasRing: rings.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      ),
      isCovered,
    }
  })

for (const { what, url, atLeast } of [
  { what: 'home', url: clubUrl('dunvarra'), atLeast: 30 },
  { what: 'an article', url: clubUrl('inishvarn', '/news/seniors-top-the-table'), atLeast: 20 },
  { what: 'the back office', url: siteUrl('backoffice'), atLeast: 7 },
]) {
  test(
    `Tab through ${what}: each stop has a ring and lies under no bar`,
    { tag: '@desktop' },
    async ({ page }) => {
      await openHydrated(page, url)
      const stops: Stop[] = []
      for (let press = 0; press < 80; press += 1) {
        await page.keyboard.press('Tab')
        const here = await stop(page)
        if (here === null) break
        stops.push(here)
      }
      expect(stops.length).toBeGreaterThanOrEqual(atLeast)
      expect(stops.filter(({ hasRing }) => !hasRing)).toEqual([])
      expect(stops.filter(({ isCovered }) => isCovered)).toEqual([])
    },
  )
}

test(
  'however quickly one tabs through the sponsors, the one with the focus is in sight',
  { tag: '@desktop' },
  async ({ page }) => {
    await openHydrated(page, clubUrl('dunvarra'))
    const track = page.getByRole('list', { name: 'Our sponsors' })
    const last = track.getByRole('link').last()
    // The wrong place was reached in a few of these pauses only, each time in others.
    for (let pause = 100; pause <= 200; pause += 10) {
      await track.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }))
      await track.focus()
      const stops = await track.getByRole('link').count()
      for (let press = 1; press < stops; press += 1) await page.keyboard.press('Tab')
      await page.waitForTimeout(pause)
      await page.keyboard.press('Tab')
      await expect(last).toBeFocused()
      await expect
        .poll(() => track.evaluate((list) => list.scrollLeft + list.clientWidth - list.scrollWidth))
        .toBe(0)
    }
  },
)

test('headings go down by single steps, from one h1', { tag: '@desktop' }, async ({ page }) => {
  for (const url of [
    clubUrl('dunvarra'),
    clubUrl('dunvarra', '/news/new-floodlights'),
    clubUrl('inishvarn', '/cookies'),
  ]) {
    await page.goto(url)
    const levels = await page
      .getByRole('heading')
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries()) {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
    }
  }
})
