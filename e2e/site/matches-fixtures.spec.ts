import type { Page } from '@playwright/test'
import { ask } from '../support/ask.ts'
import { expectNoViolations } from '../support/axe.ts'
import { readHead } from '../support/head.ts'
import { expect, test } from '../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll, expectTargetsOfSize } from '../support/layout.ts'
import { clubUrl } from '../support/sites.ts'
import { NAMES } from '../support/demo-world.ts'

const ADDRESS = clubUrl('dunvarra', '/fixtures-results')
const tableOf = (page: Page, name: string) => page.getByRole('table', { name })
/** Matches, not the days above them. */
const rowsOf = (page: Page, name: string) =>
  tableOf(page, name)
    .locator('tbody')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const DAY = /^\d{2}\/\d{2}\/\d{4}$/
const HEADING = /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d{1,2} [A-Z][a-z]+$/

/** On a busy machine the first answer may come too late for the first page; the others find it there. */
test.beforeAll(async ({ request }) => {
  const served = async () => (await ask(request, ADDRESS)).text()
  await expect.poll(served).not.toContain('can’t reach the league’s system')
})

test.describe('Fixtures & Results, as served', () => {
  test.use({ javaScriptEnabled: false })

  test('FIX1-01 FIX1-03 FIX1-04 FIX1-05 FIX1-06 OPEN-058 the next match, the league’s nine fixtures with two of our own, and its eight results with one, each with its columns', async ({
    page,
  }) => {
    await page.goto(ADDRESS)
    await expect(page.getByRole('heading', { level: 1, name: 'Fixtures & Results' })).toBeVisible()
    const fixtures = rowsOf(page, 'Fixtures')
    const results = rowsOf(page, 'Our latest results')
    const hero = page.getByRole('region', { name: / v / })
    await atBothWidths(page, async () => {
      // The next match leads the page: our team, the day, the time and the place.
      await expect(hero).toBeInViewport()
      await expect(hero.getByText(/^(On now|Today|Tomorrow|In \d+ days)$/)).toBeVisible()
      await expect(
        hero.getByText(/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d{1,2} \w+ \d{4}$/),
      ).toBeVisible()
      await expect(hero.locator('[data-own]')).toContainText('Dunvarra Rovers')

      // Nine of the league’s and two friendlies that the club added; one more of those was played.
      await expect(fixtures).toHaveCount(11)
      const cells = fixtures.first().getByRole('cell')
      await expect(cells).toHaveCount(6)
      await expect(cells.nth(0)).toHaveText(DAY)
      await expect(tableOf(page, 'Fixtures').getByRole('rowheader').first()).toHaveText(HEADING)
      // What will not be played says so.
      await expect(fixtures.filter({ hasText: 'Postponed' })).toHaveCount(1)
      await expect(results).toHaveCount(9)
      await expect(results.first().getByRole('cell').nth(0)).toHaveText(DAY)
      await expect(results.first().getByRole('cell').nth(3)).toHaveText(/^\S+ - \S+$/)
      await expectNoSidewaysScroll(page)
    })

    const columns = (name: string) => tableOf(page, name).getByRole('columnheader')
    await expect(columns('Fixtures')).toHaveText(['Date', 'Time', 'Division', 'Home', 'Away', 'Location'])
    await expect(columns('Our latest results')).toHaveText(['Date', 'Division', 'Home', 'Score', 'Away'])

    // View All and each division open the provider’s pages in a new tab.
    const divisions = tableOf(page, 'Fixtures').getByRole('link', { name: /opens in a new tab/ })
    await expect(divisions).toHaveCount(9)
    for (const link of [divisions.first(), page.getByRole('link', { name: /^View All/ })]) {
      await expect(link).toHaveAttribute('href', /^https:\/\//)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(link).toHaveAccessibleName(/opens in a new tab/)
    }

    // On paper stand the matches, without what can only be pressed.
    await page.emulateMedia({ media: 'print' })
    await expect(fixtures.first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^View All/ })).toBeHidden()
    await expect(page.getByText('Add to calendar', { exact: true }).first()).toBeHidden()
  })

  test('the calendar can be had in three ways, and answers @phone', async ({ page, request }) => {
    await page.goto(ADDRESS)
    const alone = page.getByRole('link', { name: /^This match/ })
    await expect(alone).toBeHidden()
    await page.getByText('Add to calendar', { exact: true }).first().click()
    await expectNoSidewaysScroll(page)
    await expect(alone).toBeInViewport({ ratio: 1 })
    const one = await ask(request, clubUrl('dunvarra', (await alone.getAttribute('href')) ?? ''))
    expect((await one.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1)
    await expect(page.getByRole('link', { name: /^Subscribe/ })).toHaveAttribute(
      'href',
      clubUrl('dunvarra', '/fixtures.ics').replace('http:', 'webcal:'),
    )
    const file = page.getByRole('link', { name: /^Download/ })
    await expect(file).toHaveAttribute('href', '/fixtures.ics')
    const answer = await ask(request, clubUrl('dunvarra', '/fixtures.ics'))
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toContain('text/calendar')

    // A team has a page of its own, and its calendar.
    await page.getByRole('navigation', { name: 'Teams' }).getByRole('link', { name: 'U16' }).click()
    await expect(page).toHaveURL(`${ADDRESS}?team=u16`)
    await expect(rowsOf(page, 'Fixtures').filter({ hasNotText: 'U16' })).toHaveCount(0)
    await expect(rowsOf(page, 'Fixtures')).not.toHaveCount(0)
    await expect(page.locator('a[href$="/fixtures.ics?team=u16"]').first()).toBeAttached()
  })

  test('machines learn of the page and of the next match', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`${ADDRESS}?utm_source=mail`)
    const { title, meta, links, structured } = await readHead(page)
    expect(title).toBe(`Fixtures & Results | ${NAMES.dunvarra}`)
    expect(links['canonical']).toBe(ADDRESS)
    expect(meta['description']).toContain(NAMES.dunvarra)
    expect(meta['robots']).toBeUndefined()
    expect(structured.find((data) => data['@type'] === 'SportsEvent')).toMatchObject({
      name: expect.stringContaining('Dunvarra Rovers'),
      startDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
    })
  })
})

test('axe finds nothing, with the calendar open too', async ({ page }) => {
  await page.goto(ADDRESS)
  await page.getByText('Add to calendar', { exact: true }).first().click()
  await atBothWidths(page, async () => {
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
    await expectTargetsOfSize(page)
  })
})

test.describe('The navbar', { tag: '@desktop' }, () => {
  test('SHELL-11 SHELL-12 leads each club to the page of its own provider', async ({ page }) => {
    const banner = page.getByRole('banner')
    const first = banner.getByRole('link', { name: 'Fixtures & Results' })
    const second = banner.getByRole('link', { name: 'Results & Fixtures' })
    await page.goto(clubUrl('dunvarra'))
    await expect(second).toHaveCount(0)
    await first.click()
    await expect(page).toHaveURL(ADDRESS)
    await expect(first).toHaveAttribute('aria-current', 'page')

    await page.goto(clubUrl('inishvarn'))
    await expect(first).toHaveCount(0)
    await second.click()
    await expect(page).toHaveURL(clubUrl('inishvarn', '/results-fixtures'))
    await expect(page.getByRole('heading', { level: 1, name: 'Results & Fixtures' })).toBeVisible()
  })
})

test(
  'FIX1-02 FIX1-07 FIX1-08 a club without the provider has the two sentences, and is not found by them',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(clubUrl('inishvarn', '/fixtures-results'))
    await expect(page.getByText('No fixtures found', { exact: true })).toBeVisible()
    await expect(page.getByText('No latest results found', { exact: true })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    expect((await readHead(page)).meta['robots']).toBe('noindex')
    await expectNoViolations(page)
  },
)
