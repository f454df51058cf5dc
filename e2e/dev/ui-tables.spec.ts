import type { Locator, Page } from '@playwright/test'
import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'

const KIT = clubUrl('dunvarra', '/dev/ui')
const table = (page: Page, name: string | RegExp) => page.getByRole('table', { name })
const names = (of: Locator) => of.getByRole('rowheader')
const heading = (of: Locator, name: string) => of.getByRole('columnheader', { name })
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test.describe('Tables', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, KIT)
  })

  test('TABLE-01 TABLE-02 the server sorts: descending, ascending, not at all; a new column begins descending', async ({
    page,
  }) => {
    const members = table(page, 'Members')
    const sort = (name: string) => heading(members, name).getByRole('link').click()
    const unsorted = await names(members).allTextContents()

    await sort('Name')
    await expect(heading(members, 'Name')).toHaveAttribute('aria-sort', 'descending')
    await expect(names(members).first()).toHaveText('Tadhg Solan')
    expect(query(page)).toMatchObject({ sort: 'name', sort_direction: 'desc' })
    await sort('Name')
    await expect(heading(members, 'Name')).toHaveAttribute('aria-sort', 'ascending')
    await expect(names(members).first()).toHaveText('Aoife Hallaran')
    await sort('Name')
    await expect(heading(members, 'Name')).toHaveAttribute('aria-sort', 'none')
    await expect(names(members)).toHaveText(unsorted)
    expect(query(page)).toEqual({})

    await sort('Name')
    await sort('Paid')
    await expect(heading(members, 'Paid')).toHaveAttribute('aria-sort', 'descending')
    await expect(heading(members, 'Name')).toHaveAttribute('aria-sort', 'none')
  })

  test('TABLE-03 TABLE-11 a search goes back to the first page; the address holds it all', async ({
    page,
  }) => {
    const pager = page.getByRole('navigation', { name: 'Pages' })
    for (const range of ['11–20', '21–30']) {
      await pager.getByRole('link', { name: 'Next page' }).click()
      await expect(pager).toContainText(`${range} of 48`)
    }
    expect(query(page)).toEqual({ page: '3' })

    await page.getByRole('searchbox', { name: 'Search members' }).fill('marrin')
    await expect(pager).toContainText('1–10 of 12')
    expect(query(page)).toEqual({ filter: 'marrin' })
    await expect(names(table(page, 'Members')).first()).toHaveText(/Marrin/)

    await page.reload()
    await expect(pager).toContainText('1–10 of 12')
    await page.getByRole('link', { name: /Remove filter/ }).click()
    await expect(pager).toContainText('1–10 of 48')
    await pager.getByRole('link', { name: '25 per page' }).click()
    await expect(names(table(page, 'Members'))).toHaveCount(25)
  })

  test('TABLE-04 typing is one search, a quarter of a second after the last key', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const filter = new URL(request.url()).searchParams.get('filter')
      if (filter !== null) asked.push(filter)
    })
    // The page's clock stands still while the keys come, however slow the machine is.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('searchbox', { name: 'Search members' }).pressSequentially('quillan')
    await page.clock.runFor(249)
    expect(asked).toEqual([])
    await page.clock.runFor(1)
    await page.clock.resume()
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('of 12')
    expect(asked).toEqual(['quillan'])
  })

  test('TABLE-05 TABLE-06 the browser sorts: ascending, descending, as it was; one row is open at a time', async ({
    page,
  }) => {
    const team = table(page, 'First team')
    const before = await names(team).allTextContents()
    const paid = heading(team, 'Paid')
    await paid.getByRole('button').click()
    await expect(paid).toHaveAttribute('aria-sort', 'ascending')
    await paid.getByRole('button').click()
    await expect(paid).toHaveAttribute('aria-sort', 'descending')
    await expect(names(team)).toHaveText(before.toReversed())
    await paid.getByRole('button').click()
    await expect(paid).toHaveAttribute('aria-sort', 'none')
    await expect(names(team)).toHaveText(before)
    expect(page.url()).toBe(KIT)

    const show = team.getByRole('button', { name: 'Show details' })
    await show.first().click()
    await expect(team.getByText('Member since')).toHaveCount(1)
    await show.last().click()
    await expect(team.getByText('Member since')).toHaveCount(1)
    await expect(team.getByRole('button', { name: 'Hide details' })).toHaveCount(1)
  })

  test('TABLE-07 the whole row leads where its link leads', async ({ page }) => {
    const row = table(page, 'Members').getByRole('row').nth(5)
    await expect(row.getByRole('link')).toHaveAttribute('href', '/dev/ui/p5')
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/dev/ui/p5'))
    await row.scrollIntoViewIfNeeded()
    // The link lies over the whole row, so it is the place that is pressed, not the cell.
    const last = (await row.getByRole('cell').last().boundingBox())!
    await page.mouse.click(last.x + last.width / 2, last.y + last.height / 2)
    await asked
  })

  test('TABLE-08 Published is green, everything else a warning', async ({ page }) => {
    const members = table(page, 'Members')
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

  test('columns are never narrower than their step says @deep', async ({ page }) => {
    const steps = [240, 180, 120, 120, 120]
    const widths = await table(page, 'Members')
      .locator('col')
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().width))
    expect(widths.map((width, index) => width >= steps[index]!)).toEqual(steps.map(() => true))
  })

  test('TABLE-10 an endless list loads more before its end is reached', async ({ page }) => {
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
})

test('on a phone every row is a card whose cells say what they are', { tag: '@phone' }, async ({ page }) => {
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
})

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
