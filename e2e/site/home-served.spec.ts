import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'
import { NAMES, NEWS, SPONSORS } from '../support/demo-world.ts'

test.use({ javaScriptEnabled: false })

const MORE = '/news/registration-opens'

test('SHELL-28 SHELL-29 HOME-01 HOME-02 HOME-04 HOME-05 HOME-07 HOME-11 HOME-12 the home page, without script: banner, news, about us, sponsors, footer', async ({
  page,
}) => {
  const club = 'dunvarra'
  const response = await page.goto(clubUrl(club))
  expect(response?.status()).toBe(200)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: NAMES[club] })).toBeVisible()
  await expect(main.getByText('Registration is open', { exact: true })).toBeVisible()
  const more = main.getByRole('link', { name: 'View More' })
  await expect(more).toHaveAttribute('href', MORE)

  // HOME-02 HOME-07: the newest six articles, newest first.
  const news = page.getByRole('region', { name: 'Latest news' })
  await expect(
    news.getByText(
      /^get the latest club notices, details on events, fixtures and results, and other club announcements$/i,
    ),
  ).toBeVisible()
  await expect(news.getByRole('heading', { level: 3 })).toHaveText(NEWS[club].slice(0, 6))
  const days = await news
    .getByRole('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(days).toEqual([...days].toSorted().toReversed())

  // HOME-04 HOME-05: every card has a date, a summary and a link to its article.
  const cards = news.getByRole('article')
  for (const [index, card] of (await cards.all()).entries()) {
    const title = NEWS[club][index] ?? ''
    await expect(card.getByRole('time')).toHaveText(/^([1-9]|[12]\d|3[01]) [A-Z][a-z]+ 20\d\d$/)
    await expect(card.getByRole('paragraph').last()).toHaveText(/.{60,}/)
    const link = card.getByRole('link', { name: title })
    await expect(link).toHaveAttribute('href', /^\/news\/[a-z0-9-]+$/)
  }

  // HOME-11 HOME-12: then the about-us block, the sponsors and the footer, in this order.
  const about = page.getByRole('region', { name: 'About us' })
  await expect(about.getByRole('link', { name: 'More about us' })).toHaveAttribute('href', '/pages/about-us')
  const sponsors = page.getByRole('region', { name: 'Our sponsors' }).first()
  await expect(sponsors.getByRole('listitem')).toHaveCount(SPONSORS[club].length)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(NAMES[club])
  const parts = [news, about, sponsors, footer]
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? -1))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(tops[0]).toBeGreaterThan(0)

  await cards.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEWS[club][0] ?? '')
  await page.goBack()
  await more.click()
  await expect(page).toHaveURL(clubUrl(club, MORE))
})
