import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'

test.beforeEach(async ({ page }) => {
  await openHydrated(page, clubUrl('dunvarra', '/dev/ui'))
})

test(
  'the code field takes a pasted code and reports once, at the sixth digit @deep',
  { tag: '@phone' },
  async ({ page }) => {
    const field = page.getByRole('textbox', { name: '6-digit code' })
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    const toast = page.getByRole('status').filter({ hasText: 'Code complete' })
    await field.pressSequentially('12 34-5')
    await expect(field).toHaveValue('12345')
    await expect(toast).toHaveCount(0)
    await field.press('6')
    await expect(toast).toContainText('123456')
    await field.press('7')
    await expect(field).toHaveValue('123456')
    await expect(toast).not.toContainText('×')
  },
)

test(
  'NOTIF-10 the date field understands words and refuses to guess a year; a form sent empty leads to what is missing; a panel over 496 px is folded and unfolds @deep',
  { tag: '@phone' },
  async ({ page }) => {
    const field = page.getByRole('textbox', { name: 'Date of birth' })
    await field.pressSequentially('27032014')
    await expect(field).toHaveValue('27/03/2014')
    await field.fill('5 Mar 2014')
    await field.blur()
    await expect(field).toHaveValue('05/03/2014')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await field.fill('5/3/14')
    await field.blur()
    await expect(field).toHaveAccessibleDescription(/Enter the year in full/)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await field.fill('31/02/2014')
    await field.blur()
    await expect(field).toHaveAccessibleDescription(/There’s no such day/)

    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(summary.getByRole('link')).toHaveText(['Enter your name', 'Enter your e-mail'])
    await expect(page).toHaveTitle(/^Error: /)
    await summary.getByRole('link', { name: 'Enter your e-mail' }).click()
    await expect(page.locator('#form-email')).toBeFocused()

    const section = page.getByRole('region', { name: 'Expandable panel' })
    await expect(section.getByText(/^Full height: \d+px$/)).toBeVisible()
    const last = section.getByText(/^Paragraph 9/)
    await expect(last).not.toBeInViewport()
    await section.getByRole('button', { name: 'Show more' }).click()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    await expect(section.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
  },
)

test('money is written out, a mistyped mailbox is questioned @deep', { tag: '@phone' }, async ({ page }) => {
  const money = page.getByRole('textbox', { name: 'Donation' })
  await money.fill('1250.5')
  await money.blur()
  await expect(money).toHaveValue('1,250.50')

  const email = page.getByRole('textbox', { name: 'Email' }).first()
  await email.fill('Somebody@gmial.com')
  await email.blur()
  await page.getByRole('button', { name: /gmail\.com/ }).click()
  await expect(email).toHaveValue('somebody@gmail.com')
})

test(
  'NOTIF-06 NOTIF-08 a button spins and cannot be pressed while its action is under way @deep',
  { tag: '@desktop' },
  async ({ page }) => {
    const save = page.getByRole('button', { name: 'Save changes' })
    const other = page.getByRole('button', { name: 'Waits for the same action' })
    const width = (await save.boundingBox())!.width
    // The action takes a second, which passes when we have looked at everything.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await save.click()
    for (const button of [save, other]) {
      await expect(button).toBeDisabled()
      await expect(button).toHaveAttribute('aria-busy', 'true')
    }
    expect((await save.boundingBox())!.width).toBe(width)
    await page.clock.resume()
    await expect(save).toBeEnabled()
    await expect(save).not.toHaveAttribute('aria-busy')
    await expect(save).toBeFocused()
  },
)

test('NOTIF-09 skeletons are lines and tiles @deep', { tag: '@desktop' }, async ({ page }) => {
  const section = page.getByRole('region', { name: 'Skeletons' })
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Lines', 'Tiles'])
  await expect(section.getByRole('status', { name: 'Loading' })).toHaveCount(2)
})
