import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'
import { CLUBS, NAMES, PAGES } from '../support/demo-world.ts'

test.use({ javaScriptEnabled: false })

for (const club of CLUBS) {
  test(`PAGE-02 every page of ${club} reads like an article`, { tag: '@phone' }, async ({ page }) => {
    for (const slug of PAGES) {
      const response = await page.goto(clubUrl(club, `/pages/${slug}`))
      expect(response?.status()).toBe(200)
      const article = page.getByRole('main').getByRole('article')
      const heading = article.getByRole('heading', { level: 1 })
      await expect(heading).toHaveCount(1)
      await expect(page).toHaveTitle(`${await heading.textContent()} | ${NAMES[club]}`)
      await expect(article.getByRole('paragraph').first()).toHaveText(/.{60,}/)
      expect((await article.textContent())?.split(/\s+/).length).toBeGreaterThan(200)
      await expect(page.getByRole('complementary', { name: 'More news' })).toHaveCount(0)
    }
  })
}

test(
  'PAGE-01 PAGE-03 about us has the title, the summary and the picture that the home page shows',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(clubUrl('inishvarn'))
    const block = page.getByRole('region', { name: 'About us' })
    const summary = await block.getByRole('paragraph').textContent()
    const picture = await block.getByRole('img').getAttribute('src')
    await block.getByRole('link', { name: 'More about us' }).click()
    await expect(page).toHaveURL(clubUrl('inishvarn', '/pages/about-us'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
    await expect(page.getByText(summary!, { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('src', picture!)
  },
)

test(
  'each text has one address: a page asked for as news is shown where it belongs',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(clubUrl('dunvarra', '/news/fees'))
    await expect(page).toHaveURL(clubUrl('dunvarra', '/pages/fees'))
    await page.goto(clubUrl('dunvarra', '/pages/new-floodlights'))
    await expect(page).toHaveURL(clubUrl('dunvarra', '/news/new-floodlights'))
  },
)
