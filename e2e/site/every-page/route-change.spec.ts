import { openHydrated, wakeUp } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { clubUrl } from '../../support/sites.ts'

test('a new page is announced by its title and has the focus on its heading, at its top @phone', async ({
  page,
}) => {
  await openHydrated(page, clubUrl('dunvarra'))
  await wakeUp(page)
  await page.getByRole('link', { name: 'New floodlights' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'New floodlights' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle('New floodlights | Dunvarra Rovers FC')
  await expect(
    page.getByRole('status').filter({ hasText: 'New floodlights | Dunvarra Rovers FC' }),
  ).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('Back finds the place where the reader was, on a page that is asleep and on one that is awake @phone', async ({
  page,
}) => {
  for (const how of ['asleep', 'awake']) {
    await openHydrated(page, clubUrl('dunvarra'))
    if (how === 'awake') await wakeUp(page)
    const link = page.getByRole('link', { name: 'Camp places going fast' })
    await link.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Camp places going fast' })).toBeVisible()
    await page.goBack()
    await expect(link, how).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY), how).toBe(place)
  }
})

test(
  'links inside an article and between clubs’ pages load the right page',
  { tag: '@phone' },
  async ({ page }) => {
    await openHydrated(page, clubUrl('dunvarra', '/news/under-12s-win-the-harbour-shield'))
    await page.getByRole('link', { name: 'Safeguarding page' }).click()
    await expect(page).toHaveURL(clubUrl('dunvarra', '/pages/safeguarding'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Safeguarding')
  },
)

test.describe('On paper', { tag: '@desktop' }, () => {
  test('an article is printed without navbar, footer, notice, sharing and what else could be read', async ({
    page,
  }) => {
    await page.goto(clubUrl('dunvarra', '/news/under-12s-win-the-harbour-shield'))
    await page.emulateMedia({ media: 'print' })
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('complementary'),
      page.getByRole('group', { name: 'Share' }),
    ]) {
      await expect(part).toHaveCount(0)
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/^The shield is back on the shelf/)).toBeVisible()
    await expect(page.getByText(/^The shield is back on the shelf/)).toHaveCSS('color', 'rgb(0, 0, 0)')
  })
})
