import type { APIRequestContext, Page } from '@playwright/test'
import type {
  MembershipDiscount,
  MembershipProduct,
  PlanProduct,
} from '@clubhouse/contract/selling/catalogue'
import { formatMoney } from '@clubhouse/domain/format'
import { priceLines } from '@clubhouse/domain/selling/pricing/price-lines'
import { linesOf, multiBuyOf } from '@clubhouse/domain/selling/pricing/selection-lines'
import { ask } from '../support/ask.ts'
import { expectNoViolations } from '../support/axe.ts'
import { openHydrated, untilHydrated } from '../support/hydrated.ts'
import { intercept } from '../support/intercept.ts'
import { expect, test } from '../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll, expectTargetsOfSize } from '../support/layout.ts'
import { switchDemo } from '../support/people.ts'
import { clubUrl } from '../support/sites.ts'

const ADDRESS = clubUrl('dunvarra', '/products/membership')
const OVER_SOLD = 'Maximum number of subscriptions has been reached for this plan.'

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' })
const total = (page: Page) => summary(page).locator('dl').first().locator('div').last().locator('dd')

async function openProgramme(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title }).click()
}

const columnsAround = (page: Page, name: string) =>
  card(page, name).evaluate(
    ({ parentElement }) =>
      parentElement && getComputedStyle(parentElement).gridTemplateColumns.split(' ').length,
  )

/** MEMB-32: on a phone it is folded behind its bar. */
async function showSummary(page: Page): Promise<void> {
  const bar = page.getByRole('button', { name: 'Show summary' })
  if (await bar.isVisible()) await bar.click()
}
async function hideSummary(page: Page): Promise<void> {
  const bar = page.getByRole('button', { name: 'Hide summary' })
  if (await bar.isVisible()) await bar.click()
}

async function listOf<Item>(request: APIRequestContext, path: string): Promise<Item[]> {
  const answer = await ask(request, clubUrl('dunvarra', `/api/v2/store/dunvarra/${path}`))
  return ((await answer.json()) as { items: Item[] }).items
}

/** What the server's own catalogue makes of the same choice. */
async function totalOf(request: APIRequestContext, pack: Record<string, number>, alone: string[]) {
  const products = await listOf<MembershipProduct>(request, 'products')
  const discounts = await listOf<MembershipDiscount>(request, 'products/plans/discounts')
  const plan = (name: string) => {
    const found = products.find((each): each is PlanProduct => each.type === 'Plan' && each.name === name)
    if (!found) throw new Error(`There is no plan ${name}`)
    return found
  }
  const family = products.find((each) => each.type === 'Bundle' && each.name === 'Family pack')
  const counts = Object.fromEntries(
    Object.entries(pack).map(([name, count]) => [plan(name).metadata.plan_id, count]),
  )
  const items = [
    ...(family?.type === 'Bundle' && Object.keys(pack).length > 0 ? [{ product: family, counts }] : []),
    ...alone.map((name) => ({ product: plan(name) })),
  ]
  const priced = priceLines(linesOf(items, 'in full'), {
    multiBuys: discounts.map(multiBuyOf),
    code: null,
  })
  return formatMoney(priced.total, 'EUR')
}

test(
  'MEMB-24 MEMB-27 MEMB-28 MEMB-32 BUNDLE-15 a family picks its pack and a camp, one camp too many is refused, and a reload loses nothing',
  { tag: '@phone' },
  async ({ page, context, request }) => {
    await context.addCookies([{ name: 'cookie_policy', value: 'denied', url: ADDRESS }])
    await openHydrated(page, ADDRESS)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select plans from the programmes')
    await openProgramme(page, 'Season')
    await expect(card(page, 'Senior player')).toBeVisible()
    await atBothWidths(page, async (isPhone) => {
      // CONST-20, MEMB-28
      expect(await columnsAround(page, 'Senior player')).toBe(isPhone ? 1 : 3)
      // MEMB-32
      await expect(total(page)).toBeVisible({ visible: !isPhone })
    })
    const pack = card(page, 'Family pack')
    await pack.getByRole('button', { name: 'One more: Senior player' }).click()
    await expect(pack).toContainText('Add at least 1 juvenile plan(s)')
    for (let child = 0; child < 2; child += 1) {
      await pack.getByRole('button', { name: 'One more: Juvenile U8–U12' }).click()
    }
    await pack.getByRole('button', { name: 'select bundle' }).click()
    await openProgramme(page, 'Summer camps')
    const camp = card(page, 'Camp week 2')
    await camp.getByRole('button', { name: 'One more' }).click()
    await camp.getByRole('button', { name: 'select plan' }).click()
    await expect(card(page, 'Camp week 1')).toContainText('sold out')

    await showSummary(page)
    await expect(summary(page)).toContainText('2 plans, 1 bundle')
    const price = await totalOf(request, { 'Senior player': 1, 'Juvenile U8–U12': 2 }, [
      'Camp week 2',
      'Camp week 2',
    ])
    await expect(total(page)).toHaveText(price)
    await summary(page).getByRole('button', { name: 'One more: Camp week 2' }).click()
    await expect(summary(page)).toContainText(OVER_SOLD)
    await expect(summary(page)).toContainText('2 plans, 1 bundle')
    await summary(page).getByText('Why this price').click()
    await expectNoViolations(page)
    await expectTargetsOfSize(page)
    await hideSummary(page)
    await atBothWidths(page, async () => {
      // What lies half under the bar of the summary is a small target only there.
      await page.evaluate(() => window.scrollTo(0, 0))
      await expectNoViolations(page)
      await expectTargetsOfSize(page)
      await expectNoSidewaysScroll(page)
    })

    await page.reload({ waitUntil: 'domcontentloaded' })
    await untilHydrated(page)
    await showSummary(page)
    await expect(summary(page)).toContainText('2 plans, 1 bundle')
    await expect(total(page)).toHaveText(price)
    await expect(summary(page).getByRole('button', { name: 'continue' }).last()).toBeEnabled()
  },
)

test('the same plans for less: the summary says so, switches in one tap and back, and another tab follows', async ({
  page,
  context,
  request,
}) => {
  await openHydrated(page, ADDRESS)
  await openProgramme(page, 'Season')
  await card(page, 'Senior player').getByRole('button', { name: 'select plan' }).click()
  const junior = card(page, 'Juvenile U8–U12')
  await junior.getByRole('button', { name: 'One more' }).click()
  await junior.getByRole('button', { name: 'select plan' }).click()
  const apart = await totalOf(request, {}, ['Senior player', 'Juvenile U8–U12', 'Juvenile U8–U12'])
  await expect(total(page)).toHaveText(apart)
  await expect(summary(page)).toContainText('You’d pay €320 instead of €')

  const other = await context.newPage()
  await openHydrated(other, ADDRESS)
  await expect(total(other)).toHaveText(apart)
  await summary(page).getByRole('button', { name: 'Switch' }).click()
  await expect(total(page)).toHaveText('€320.00')
  await expect(total(other)).toHaveText('€320.00')
  await summary(page).getByRole('button', { name: 'Undo' }).click()
  await expect(total(page)).toHaveText(apart)
  await expect(total(other)).toHaveText(apart)
})

test('MEMB-12 Inishvarn’s one programme is there without a script, and a press before the script came is not lost', async ({
  page,
  browser,
}) => {
  const address = clubUrl('inishvarn', '/products/membership')
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(address)
  await expect(card(still, 'Senior')).toContainText('£160')
  await still.goto(ADDRESS)
  await still.getByRole('link', { name: 'Summer camps' }).click()
  await expect(card(still, 'Camp week 2')).toBeVisible()
  await plain.close()

  const held = Promise.withResolvers<'pass'>()
  await intercept(page, ['*/assets/*.js'], () => held.promise)
  await page.goto(address, { waitUntil: 'commit' })
  await card(page, 'Senior').getByRole('button', { name: 'select plan' }).click()
  held.resolve('pass')
  await expect(summary(page)).toContainText('1 plan, 0 bundles')
  await expect(total(page)).toHaveText('£160.00')
})

test.describe('by the club’s clock', () => {
  test.use({ javaScriptEnabled: false })
  test.afterEach(({ request }) => switchDemo(request, '/dev/clock', { now: null }))

  test('what is not open yet and what has closed is said on the page, and cannot be chosen', async ({
    page,
    request,
  }) => {
    await switchDemo(request, '/dev/clock', { now: '2026-07-15T12:00:00Z' })
    await page.goto(ADDRESS)
    await page.getByRole('link', { name: 'Season' }).click()
    await expect(card(page, 'Siblings saver')).toContainText('Not open yet')
    await expect(
      card(page, 'Siblings saver').getByRole('button', {
        name: 'Select bundle',
      }),
    ).toHaveCount(0)
    await expect(card(page, 'Senior player').getByRole('button', { name: 'select plan' })).toBeVisible()

    await switchDemo(request, '/dev/clock', { now: '2027-07-15T12:00:00Z' })
    await page.reload()
    await expect(card(page, 'Siblings saver')).toContainText('Closed')
    await expect(card(page, 'Senior player')).toContainText('Closed')
    await expect(card(page, 'Senior player').getByRole('button')).toHaveCount(0)
  })
})
