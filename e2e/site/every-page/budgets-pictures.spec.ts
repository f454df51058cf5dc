import type { APIRequestContext, Page } from '@playwright/test'
import { ask } from '../../support/ask.ts'
import { openHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { clubUrl } from '../../support/sites.ts'

const KB = 1024
const PAGES = [
  { what: 'home', url: clubUrl('dunvarra', '/?page=2'), widths: '@phone-first' },
  { what: 'an article', url: clubUrl('inishvarn', '/news/seniors-top-the-table'), widths: '@phone-first' },
]

test.use({ pictures: 'real' })

test.beforeEach(async ({ page }) => {
  // The server draws each picture when it is first asked for.
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
})

const layoutShift = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  )

/** Reads the whole page, at the pace of its pictures. */
async function readThrough(page: Page): Promise<void> {
  for (const picture of await page.getByRole('main').locator('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
  }
}

async function expectLightAvif(request: APIRequestContext, shown: string): Promise<void> {
  const answer = await ask(request, shown)
  expect(answer.headers()['content-type']).toBe('image/avif')
  expect((await answer.body()).length).toBeLessThanOrEqual(120 * KB)
}

for (const { what, url, widths } of PAGES) {
  test(`${what}: the first picture is AVIF of at most 120 KB and is fetched first; nothing moves under the reader ${widths}`, async ({
    page,
    request,
  }) => {
    const first = page.getByRole('main').locator('img').first()
    await openHydrated(page, url)
    await expect(first).toHaveAttribute('fetchpriority', 'high')
    await expect(first).toHaveJSProperty('complete', true)
    await expectLightAvif(request, await first.evaluate((image: HTMLImageElement) => image.currentSrc))
    await readThrough(page)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.05)
    const broken = await page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
      )
    expect(broken).toEqual([])
  })
}

// On a desk other sizes of the same pictures are shown. Drawing all of them is dear: the first is asked for, the others keep their room.
test.describe('on a desk', { tag: '@desktop' }, () => {
  test.use({ pictures: 'blank' })

  test('home: the first picture is AVIF of at most 120 KB and is fetched first; nothing moves under the reader', async ({
    page,
    request,
  }) => {
    await openHydrated(page, clubUrl('dunvarra', '/?page=2'))
    const first = page.getByRole('main').locator('img').first()
    await expect(first).toHaveAttribute('fetchpriority', 'high')
    await expect(first).toHaveJSProperty('complete', true)
    await expectLightAvif(request, await first.evaluate((image: HTMLImageElement) => image.currentSrc))
    await readThrough(page)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.05)
  })
})

test('no picture is missing from the other club', { tag: '@desktop' }, async ({ request }) => {
  const html = await (await ask(request, clubUrl('inishvarn', '/?page=2'))).text()
  const pictures = [...html.matchAll(/<img\b[^>]*\ssrc="([^"]+)"/g)].map(([, src = '']) => src)
  expect(pictures.length).toBeGreaterThan(5)
  for (const src of new Set(pictures)) {
    const answer = await ask(request, clubUrl('inishvarn', src.replaceAll('&amp;', '&')))
    expect(answer.status(), src).toBe(200)
    expect(answer.headers()['content-type'], src).toMatch(/^image\//)
  }
})
