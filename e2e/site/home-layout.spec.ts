import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'

test(
  'HOME-03 HOME-06 the first two cards are half as wide as the page, the others a quarter; each has its picture, or the crest; on a phone the first leads',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(clubUrl('dunvarra', '/?page=2'))
    const list = page.getByRole('region', { name: 'Latest news' }).getByRole('list')
    const whole = (await list.boundingBox())!
    const boxes = await Promise.all(
      (await list.getByRole('listitem').all()).map(async (card) => (await card.boundingBox())!),
    )
    const shares = boxes.map(({ width }) => Math.round((whole.width / width) * 10) / 10)
    // Gaps between the cards take a little of each.
    expect(shares.slice(0, 2).every((share) => share >= 2 && share < 2.2)).toBe(true)
    expect(shares.slice(2).every((share) => share >= 4 && share < 4.5)).toBe(true)

    const tops = boxes.map(({ y }) => Math.round(y))
    expect(new Set(tops.slice(0, 2)).size).toBe(1)
    expect(new Set(tops.slice(2, 6)).size).toBe(1)
    expect(tops[2]).toBeGreaterThan(tops[0]!)
    expect(tops[6]).toBeGreaterThan(tops[2]!)

    const cards = page.getByRole('region', { name: 'Latest news' }).getByRole('article')
    for (const card of (await cards.all()).slice(0, -1)) {
      await expect(card.getByRole('img')).toHaveAttribute('alt', /\w{3}/)
    }
    // Decoration, so it has no role; it is the same file as in the navbar.
    const crest = await page.getByRole('banner').locator('img').getAttribute('src')
    await expect(cards.last().locator('img')).toHaveAttribute('src', crest!)
    await expect(cards.last().locator('img')).toBeVisible()

    // A phone shows the others as rows with a small picture.
    await page.setViewportSize({ width: 375, height: 812 })
    const [lead, row] = await Promise.all(
      [cards.nth(0), cards.nth(1)].map(async (card) => {
        return {
          picture: (await card.getByRole('img').boundingBox())!,
          title: (await card.getByRole('heading').boundingBox())!,
        }
      }),
    )
    expect(lead!.picture.width).toBeGreaterThan(300)
    expect(lead!.title.y).toBeGreaterThan(lead!.picture.y + lead!.picture.height)
    expect(row!.picture.width).toBeLessThan(140)
    expect(row!.title.x).toBeGreaterThan(row!.picture.x + row!.picture.width)
  },
)
