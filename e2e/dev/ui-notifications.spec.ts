import type { Page } from '@playwright/test'
import { openHydrated, untilDrawn } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { atBothWidths } from '../support/layout.ts'
import { clubUrl } from '../support/sites.ts'

const press = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Notifications', exact: true })
    .first()
    .getByRole('button', { name, exact: true })
    .click()
const stack = (page: Page) => page.locator('[popover][role="region"]')

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, clubUrl('dunvarra', '/dev/ui?part=feedback'))
  // The first notice brings along the code of all.
  await press(page, 'Without time limit')
  await stack(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(stack(page)).toHaveCount(0)
  // From here on time moves only when we say so, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000)
})

test('NOTIF-01 each kind has its look and is said in its tone @desktop @deep', async ({ page }) => {
  await press(page, 'Success')
  await expect(stack(page).getByRole('status')).toContainText('Saved')
  await press(page, 'Warning')
  await expect(stack(page).getByRole('alert')).toContainText('Two places left')
  await press(page, 'Danger: no network')
  await expect(stack(page).getByRole('alert').last()).toContainText('Network error occurred.')
  await press(page, 'Info')
  await expect(stack(page).getByRole('status').last()).toContainText('A new season opens on Saturday')
  await expect(stack(page)).toContainText('1 more')
})

test(
  'NOTIF-02 NOTIF-04 NOTIF-05 a bar counts down five seconds, then the notice is gone; the same title again replaces the first and counts @deep',
  { tag: '@phone' },
  async ({ page }) => {
    await press(page, 'Success')
    const toast = stack(page).getByRole('status')
    await expect(toast).toBeVisible()
    await page.mouse.move(0, 0)
    const left = () => toast.locator('progress').evaluate((bar: HTMLProgressElement) => bar.value * 5000)
    const atFirst = await left()
    expect(atFirst).toBe(5000)
    await page.clock.runFor(1000)
    await expect.poll(async () => Math.abs(atFirst - 1000 - (await left()))).toBeLessThanOrEqual(100)
    await page.clock.runFor(atFirst - 1200)
    await expect(toast).toBeVisible()
    await page.clock.runFor(300)
    await expect(toast).toHaveCount(0)

    await press(page, 'Success')
    await expect(stack(page).getByText('Saved', { exact: true })).toBeVisible()
    await press(page, 'Success')
    await expect(stack(page).getByText('Saved×2')).toBeVisible()
    await expect(stack(page).getByRole('listitem')).toHaveCount(0)
    await expect(stack(page).getByRole('status')).toHaveCount(1)
  },
)

test('a notice waits while it is pointed at @deep', { tag: '@desktop' }, async ({ page }) => {
  await press(page, 'Success')
  const toast = stack(page).getByRole('status')
  await toast.hover()
  await untilDrawn(page)
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)
})

test(
  'NOTIF-03 notices of a page go with it, global ones stay @deep',
  { tag: '@desktop' },
  async ({ page }) => {
    await press(page, 'Without time limit')
    await press(page, 'Info')
    await expect(stack(page).getByRole('status')).toHaveCount(2)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fees' }).click()
    await expect(page).toHaveURL(clubUrl('dunvarra', '/pages/fees'))
    await expect(stack(page).getByRole('status')).toHaveText([/Stays until closed/])
  },
)

test('toasts cover neither each other nor the cookie notice @deep', async ({ page }) => {
  await press(page, 'Success')
  await press(page, 'Warning')
  await expect(stack(page).getByRole('alert')).toBeVisible()
  await atBothWidths(page, async () => {
    const notice = (await page.getByRole('complementary', { name: 'Cookies' }).boundingBox())!
    const box = (await stack(page).boundingBox())!
    const isApart = box.y + box.height <= notice.y || box.y >= notice.y + notice.height
    expect(isApart).toBe(true)
    expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width)
  })
})
