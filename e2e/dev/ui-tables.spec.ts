import type { Locator, Page } from '@playwright/test'
import { openHydrated, untilHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'

const KIT = clubUrl('dunvarra', '/dev/ui')
const table = (page: Page, name: string | RegExp) => page.getByRole('table', { name })
const names = (of: Locator) => of.getByRole('rowheader')
const heading = (of: Locator, name: string) => of.getByRole('columnheader', { name })
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

// How each heading, key and row behaves is the subject of table.test.tsx (TABLE-01 to TABLE-08); here they meet a server and a screen.
test(
  'TABLE-01 TABLE-02 TABLE-03 TABLE-11 the server sorts, searches and turns pages, and the address holds it all; the browser sorts its own; rows open one at a time, lead on and load more @deep',
  { tag: '@desktop' },
  async ({ page }) => {
    await openHydrated(page, KIT)
    const members = table(page, 'Members')
    await test.step('TABLE-08 Published is green, everything else a warning', async () => {
      const colour = (name: string) =>
        members
          .getByText(name, { exact: true })
          .first()
          .evaluate((badge) => getComputedStyle(badge).color)
      const [published, draft, scheduled] = [
        await colour('Published'),
        await colour('Draft'),
        await colour('Scheduled'),
      ]
      expect(draft).toBe(scheduled)
      expect(draft).not.toBe(published)
      const [red = 0, green = 0] = published.match(/\d+/g)?.map(Number) ?? []
      expect(green).toBeGreaterThan(red)
    })

    await test.step('the server sorts: descending, ascending, not at all; a new column begins descending', async () => {
      const sort = (name: string) => heading(members, name).getByRole('link').click()
      const unsorted = await names(members).allTextContents()
      await sort('Name')
      await expect(heading(members, 'Name')).toHaveAttribute('aria-sort', 'descending')
      await expect(names(members).first()).toHaveText('Tadhg Solan')
      expect(query(page)).toMatchObject({ sort: 'name', sort_direction: 'desc' })
      await sort('Name')
      await expect(heading(members, 'Name')).toHaveAttribute('aria-sort', 'ascending')
      await expect(names(members).first()).toHaveText('Aoife Hallaran')
      await sort('Paid')
      await expect(heading(members, 'Paid')).toHaveAttribute('aria-sort', 'descending')
      await expect(heading(members, 'Name')).toHaveAttribute('aria-sort', 'none')
      await sort('Paid')
      await expect(heading(members, 'Paid')).toHaveAttribute('aria-sort', 'ascending')
      await sort('Paid')
      await expect(heading(members, 'Paid')).toHaveAttribute('aria-sort', 'none')
      await expect(names(members)).toHaveText(unsorted)
      expect(query(page)).toEqual({})
    })

    await test.step('TABLE-05 TABLE-06 the browser sorts without the address; one row is open at a time', async () => {
      const team = table(page, 'First team')
      const here = page.url()
      const before = await names(team).allTextContents()
      const paid = heading(team, 'Paid')
      await paid.getByRole('button').click()
      await expect(paid).toHaveAttribute('aria-sort', 'ascending')
      await paid.getByRole('button').click()
      await expect(paid).toHaveAttribute('aria-sort', 'descending')
      await expect(names(team)).toHaveText(before.toReversed())
      expect(page.url()).toBe(here)
      const show = team.getByRole('button', { name: 'Show details' })
      await show.first().click()
      await show.last().click()
      await expect(team.getByText('Member since')).toHaveCount(1)
      await expect(team.getByRole('button', { name: 'Hide details' })).toHaveCount(1)
    })

    await test.step('a search goes back to the first page, and outlives a reload', async () => {
      const pager = page.getByRole('navigation', { name: 'Pages' })
      for (const range of ['11–20', '21–30']) {
        await pager.getByRole('link', { name: 'Next page' }).click()
        await expect(pager).toContainText(`${range} of 48`)
      }
      expect(query(page)).toEqual({ page: '3' })
      await page.getByRole('searchbox', { name: 'Search members' }).fill('marrin')
      await expect(pager).toContainText('1–10 of 12')
      expect(query(page)).toEqual({ filter: 'marrin' })
      await expect(names(members).first()).toHaveText(/Marrin/)
      await page.reload({ waitUntil: 'domcontentloaded' })
      await untilHydrated(page)
      await expect(pager).toContainText('1–10 of 12')
      await page.getByRole('link', { name: /Remove filter/ }).click()
      await expect(pager).toContainText('1–10 of 48')
    })

    await test.step('TABLE-10 an endless list loads more before its end is reached', async () => {
      const everyone = table(page, /^Everyone/)
      await everyone.scrollIntoViewIfNeeded()
      await expect(everyone.getByRole('rowheader')).not.toHaveCount(6)
      await expect(async () => {
        await page
          .getByRole('button', { name: 'Load more' })
          .scrollIntoViewIfNeeded({ timeout: 500 })
          .catch(() => {})
        await expect(table(page, 'Everyone (24 of 24)')).toBeVisible({ timeout: 500 })
      }).toPass()
      await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
    })

    await test.step('TABLE-07 the whole row leads where its link leads', async () => {
      const row = members.getByRole('row').nth(5)
      await expect(row.getByRole('link')).toHaveAttribute('href', '/dev/ui/p5')
      const asked = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/dev/ui/p5'))
      await row.scrollIntoViewIfNeeded()
      // The link lies over the whole row, so it is the place that is pressed, not the cell.
      const last = (await row.getByRole('cell').last().boundingBox())!
      await page.mouse.click(last.x + last.width / 2, last.y + last.height / 2)
      await asked
    })
  },
)

test('columns are never narrower than their step says @deep', { tag: '@desktop' }, async ({ page }) => {
  await openHydrated(page, KIT)
  const steps = [240, 180, 120, 120, 120]
  const widths = await table(page, 'Members')
    .locator('col')
    .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().width))
  expect(widths.map((width, index) => width >= steps[index]!)).toEqual(steps.map(() => true))
})

test(
  'on a phone every row is a card whose cells say what they are @deep',
  { tag: '@phone' },
  async ({ page }) => {
    await openHydrated(page, KIT)
    const row = table(page, 'Members').getByRole('row').nth(1)
    const width = page.viewportSize()!.width
    expect((await row.boundingBox())!.width).toBeLessThanOrEqual(width)
    const label = await row
      .getByRole('cell')
      .first()
      .evaluate((cell) => getComputedStyle(cell, '::before').content)
    expect(label).toContain('Team')
    await heading(table(page, 'Members'), 'Name').getByRole('link').press('Enter')
    await expect(names(table(page, 'Members')).first()).toHaveText('Tadhg Solan')
  },
)

test.describe('Without script', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('TABLE-01 sorting, searching and paging are links and a form', async ({ page }) => {
    await page.goto(KIT)
    const members = table(page, 'Members')
    await heading(members, 'Name').getByRole('link').click()
    await expect(names(members).first()).toHaveText('Tadhg Solan')
    await page.getByRole('searchbox', { name: 'Search members' }).fill('hallaran')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1–10 of 12')
    await expect(names(members).first()).toHaveText('Tadhg Hallaran')
  })
})
