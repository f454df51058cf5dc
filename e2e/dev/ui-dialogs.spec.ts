import type { Page } from '@playwright/test'
import { openHydrated, untilHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'

const KIT = clubUrl('dunvarra', '/dev/ui')
const opener = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Dialogs' }).getByRole('button', { name, exact: true })

test.describe('Dialogs', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, KIT)
  })

  test('NOTIF-12 NOTIF-13 NOTIF-14 alert, question, error: labels, focus, Esc and the way back @deep', async ({
    page,
  }) => {
    for (const { name, title, labels, focused } of [
      // NOTIF-12
      { name: 'Alert', title: 'Registration closes tonight', labels: ['Confirm'], focused: 'Confirm' },
      // NOTIF-13
      { name: 'Confirm', title: 'Send to 240 members?', labels: ['Cancel', 'Confirm'], focused: 'Confirm' },
      // NOTIF-14
      { name: 'Error', title: 'The payment was declined', labels: ['OK'], focused: 'OK' },
    ]) {
      await opener(page, name).click()
      const dialog = page.getByRole('alertdialog', { name: title })
      await expect(dialog.getByRole('button')).toHaveText(labels)
      await expect(dialog.getByRole('button', { name: focused })).toBeFocused()
      // Nothing outside can be reached while it is open.
      for (let press = 0; press <= labels.length + 1; press += 1) {
        await page.keyboard.press('Tab')
        const isOutside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        )
        expect(isOutside).toBe(false)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(opener(page, name)).toBeFocused()
    }
  })

  test('an irreversible question begins at Cancel @deep', { tag: '@desktop' }, async ({ page }) => {
    await opener(page, 'Confirm, irreversible').click()
    const dialog = page.getByRole('alertdialog', { name: 'Refund this order?' })
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
  })

  test(
    'NOTIF-16 a dialog with an address survives a reload and closes to where it was opened, by Back too; a toast from inside it can be seen @deep',
    { tag: '@phone' },
    async ({ page }) => {
      await page.getByRole('link', { name: 'Dialog with an address' }).click()
      const dialog = page.getByRole('dialog', { name: 'This dialog has an address' })
      await expect(dialog).toBeVisible()
      await expect(page).toHaveURL(/\?dialog=demo&origin=%2Fdev%2Fui$/)
      await page.reload({ waitUntil: 'domcontentloaded' })
      await expect(dialog).toBeVisible()
      await untilHydrated(page)
      await dialog.getByRole('link', { name: 'Close' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(KIT)

      await openHydrated(page, KIT)
      const link = page.getByRole('link', { name: 'Dialog with an address' })
      await link.click()
      await dialog.getByRole('button', { name: 'Notify from here' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Seen above the dialog' })).toBeInViewport()
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(KIT)
      await expect(link).toBeInViewport()
    },
  )
})

test.describe('Places to work in', () => {
  // A page of ours in a frame runs no script, which Chromium says aloud.
  test.use({ provoked: /Blocked script execution .* sandboxed/ })

  test('sheet, frame and form open, close by Esc and give the focus back @phone @deep', async ({ page }) => {
    await openHydrated(page, KIT)
    for (const [name, title] of [
      ['Bottom sheet', 'Cart'],
      ['Full-screen frame', 'Safeguarding'],
      ['Long form', 'Edit team'],
    ] as const) {
      await opener(page, name).click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeInViewport()
      if (name === 'Full-screen frame') {
        await expect(dialog.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
          'Safeguarding',
        )
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(opener(page, name)).toBeFocused()
    }
  })
})

test(
  'NOTIF-17 NOTIF-18 leaving a changed form asks, stays on Cancel with all that was typed, and leaves on Discard changes @deep',
  { tag: '@phone' },
  async ({ page }) => {
    await openHydrated(page, KIT)
    const leave = page.getByRole('link', { name: 'Leave for the home page' })
    const question = page.getByRole('alertdialog', { name: 'Exit without saving?' })
    await page.getByRole('textbox', { name: 'Team name' }).fill('Under 9')
    await leave.click()
    await expect(question).toContainText('Changes that you made may not be saved.')
    await expect(question.getByRole('button')).toHaveText(['Cancel', 'Discard changes'])
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL(KIT)
    await expect(page.getByRole('textbox', { name: 'Team name' })).toHaveValue('Under 9')

    await leave.click()
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page).toHaveURL(clubUrl('dunvarra'))
    await expect(page.getByRole('region', { name: 'Latest news' })).toBeVisible()
  },
)
