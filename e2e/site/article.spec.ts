import { ask } from '../support/ask.ts'
import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll } from '../support/layout.ts'
import { clubUrl } from '../support/sites.ts'
import { NEWS } from '../support/demo-world.ts'

const SHIELD = '/news/under-12s-win-the-harbour-shield'

test.describe('An article, without script', () => {
  test.use({ javaScriptEnabled: false })

  test('NEWS-01 NEWS-02 NEWS-03 shows picture, title, date, summary and text in this order, is shared by plain links, and leads on to three others, never to itself', async ({
    page,
  }) => {
    await page.goto(clubUrl('dunvarra', SHIELD))
    const article = page.getByRole('main').getByRole('article').first()
    const parts = [
      article.getByRole('img').first(),
      article.getByRole('heading', { level: 1, name: 'Under-12s win the Harbour Shield' }),
      article.getByRole('time'),
      article.getByText(/^A late winner from Saoirse/),
      article.getByText(/^The shield is back on the shelf/),
    ]
    for (const part of parts) await expect(part).toBeVisible()
    await expect(parts[0]!).toHaveAttribute('alt', /\w{3}/)
    await expect(parts[2]!).toHaveText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/)
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())!.y))
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))

    const share = page.getByRole('group', { name: 'Share' })
    await expect(share.getByRole('link')).toHaveCount(2)
    const address = encodeURIComponent(clubUrl('dunvarra', SHIELD))
    const facebook = share.getByRole('link', { name: 'Share on Facebook' })
    await expect(facebook).toHaveAttribute('href', `https://www.facebook.com/sharer/sharer.php?u=${address}`)
    const x = share.getByRole('link', { name: 'Share on X' })
    await expect(x).toHaveAttribute(
      'href',
      new RegExp(`^https://x\\.com/intent/post\\?url=${address}&text=Under-12s`),
    )
    for (const link of [facebook, x]) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }

    const more = page.getByRole('complementary', { name: 'More news' })
    await expect(more.getByRole('heading', { level: 3 })).toHaveText(NEWS.dunvarra.slice(1, 4))
    await more.getByRole('link', { name: 'New floodlights' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New floodlights')
    await expect(more.getByRole('link', { name: 'New floodlights' })).toHaveCount(0)
  })

  test(
    'without a picture shows the crest instead, and nothing else is missing',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(clubUrl('dunvarra', '/news/code-of-conduct'))
      const crest = await page.getByRole('banner').locator('img').getAttribute('src')
      await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', crest!)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code of conduct')
      await expect(page.getByRole('link', { name: 'Safeguarding page' })).toBeVisible()
    },
  )

  test('a title of one hundred and thirty letters stays inside the page', async ({ page }) => {
    await page.goto(clubUrl('dunvarra'))
    await page.getByRole('link', { name: /^Walking football crew/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEWS.dunvarra[5]!)
    // The heading is there before the styles are.
    await page.waitForLoadState('load')
    await atBothWidths(page, () => expectNoSidewaysScroll(page))
  })
})

const NOT_TO_BE_READ = [
  { what: 'a draft', path: '/news/minutes-of-the-committee-meeting' },
  { what: 'an article whose day has not come', path: '/news/midwinter-hamper-draw' },
  { what: 'an article that never was', path: '/news/nothing-of-the-kind' },
  { what: 'an article of another club', path: '/news/seniors-top-the-table' },
  { what: 'a page that never was', path: '/pages/nothing-of-the-kind' },
]

test(
  'NEWS-06 ERR-02 what is not to be read is answered by the error page',
  { tag: '@desktop' },
  async ({ request }) => {
    const served = await ask(request, clubUrl('dunvarra', '/error'))
    expect(served.status()).toBe(404)
    expect(await served.text()).toContain('Page not found')
    for (const { what, path } of NOT_TO_BE_READ) {
      const answer = await ask(request, clubUrl('dunvarra', path))
      expect(answer.status(), what).toBe(302)
      expect(answer.headers()['location'], what).toBe('/error')
    }
  },
)

test(
  'Copy link puts the address of the article on the clipboard and says so',
  { tag: '@phone' },
  async ({ page, context }) => {
    const origin = new URL(clubUrl('dunvarra')).origin
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
    await openHydrated(page, clubUrl('dunvarra', `${SHIELD}?utm_source=mail`))
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(clubUrl('dunvarra', SHIELD))
  },
)
