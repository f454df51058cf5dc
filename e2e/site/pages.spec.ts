import { ask } from '../support/ask.ts'
import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'
import { CLUBS, NAMES, PAGES } from '../support/demo-world.ts'

test.use({ javaScriptEnabled: false })

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').trim()

for (const club of CLUBS) {
  test(`PAGE-02 every page of ${club} reads like an article`, { tag: '@phone' }, async ({ request }) => {
    for (const slug of PAGES) {
      const response = await ask(request, clubUrl(club, `/pages/${slug}`))
      expect(response.status()).toBe(200)
      const html = await response.text()
      const article = /<main\b.*?<article\b[^>]*>(.*?)<\/article>/s.exec(html)?.[1] ?? ''
      const headings = [...article.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, words = '']) =>
        textOf(words),
      )
      expect(headings, slug).toHaveLength(1)
      expect(html).toContain(`<title>${headings[0]} | ${NAMES[club]}</title>`)
      expect(textOf(/<p\b[^>]*>(.*?)<\/p>/s.exec(article)?.[1] ?? '')).toMatch(/.{60,}/)
      expect(textOf(article).split(/\s+/).length).toBeGreaterThan(200)
      expect(html).not.toContain('More news')
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
