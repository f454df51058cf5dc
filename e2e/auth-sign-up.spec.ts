import type { Page } from '@playwright/test'
import { openHydrated } from './support/hydrated.ts'
import { expect, test } from './support/journey.ts'
import { enterEmail, newEmail, notices, PASSWORD, userMenu } from './support/people.ts'
import { clubUrl } from './support/sites.ts'

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Confirm email').fill(email)
  await page.getByLabel('First name').fill('Nóra')
  await page.getByLabel('Last name').fill('Tester')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox', { name: 'I accept the Terms and Conditions' }).check()
}

test('AUTH-12, AUTH-35, AUTH-36 somebody new signs up in the dialog and lands signed in', async ({
  page,
  context,
}) => {
  const email = newEmail('nora')
  await openHydrated(page, clubUrl('dunvarra', '/pages/history'))
  await page.getByRole('link', { name: 'Sign in' }).click()
  await enterEmail(page, email)
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Create account' })).toBeVisible()
  // AUTH-17, AUTH-18
  await expect(page.getByLabel('Email', { exact: true })).toBeDisabled()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByRole('link', { name: 'Click here to update your email' })).toBeVisible()

  const create = page.getByRole('button', { name: 'create account' })
  await expect(create).toBeDisabled()
  await fillIn(page, email)
  await expect(create).toBeEnabled()
  await create.click()

  await expect(notices(page)).toContainText('Account successfully created.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(clubUrl('dunvarra', '/pages/history'))
  await expect(userMenu(page)).toBeVisible()
  // AUTH-73
  await expect(page.getByRole('button', { name: 'Verify your email' })).toBeVisible()
  // OPEN-011: without persistence.
  const refresh = (await context.cookies()).find(({ name }) => name === 'refresh_token')
  expect(refresh?.expires).toBe(-1)
})

test(
  'AUTH-44 the rules tick as they are met, and each message is exact',
  { tag: '@phone' },
  async ({ page }) => {
    await openHydrated(page, clubUrl('dunvarra', '/authentication'))
    await enterEmail(page, newEmail('ticks'))
    const password = page.getByLabel('Password', { exact: true })
    const ticked = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Done:' }) })
    for (const [typed, rules] of [
      ['', []],
      ['harbour', ['At least one lower case', 'No spaces']],
      ['harbour lamp', ['At least 8 characters', 'At least one lower case']],
      [
        'Harbour7Lamp',
        [
          'At least 8 characters',
          'At least one upper case',
          'At least one lower case',
          'At least one digit',
          'No spaces',
        ],
      ],
    ] as const) {
      await password.fill(typed)
      await expect(ticked).toHaveText([...rules])
    }

    const says = async (label: string, typed: string, message: string) => {
      const field = page.getByLabel(label, { exact: true })
      await field.fill(typed)
      await field.blur()
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    }
    await says('Confirm email', 'other@home.example', 'Email does not match')
    await says('First name', ' Nóra', 'No spaces allowed')
    await says('First name', '  ', 'First name is required')
    await says('Last name', '  ', 'Last name is required')
    await says('Mobile (optional)', '12', 'Mobile phone must be valid e.g.: 00353858265444')
    await says('Password', 'Password123', 'Password not allowed, please enter a different password.')
    await says('Confirm password', 'Harbour7Lamb', 'Password do not match')
  },
)

test('TERMS-01, AUTH-21 the terms open over the form, which keeps what was typed', async ({ page }) => {
  await openHydrated(page, clubUrl('dunvarra', '/authentication'))
  await enterEmail(page, newEmail('terms'))
  await page.getByLabel('First name').fill('Nóra')
  const link = page.getByRole('main').getByRole('link', { name: 'Terms and Conditions' }).first()
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Terms and Conditions' })
  await expect(dialog).toBeVisible()
  expect((await dialog.boundingBox())!.width).toBeLessThanOrEqual(620)
  for (const text of ['20 business days', '30 days', '12 months', '8 weeks', '18 years', 'law of Ireland']) {
    await expect(dialog.getByText(text).first()).toBeAttached()
  }
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('Nóra')
  await expect(page.getByRole('checkbox', { name: 'I accept the Terms and Conditions' })).not.toBeChecked()
})

test('AUTH-33 another country clears the county', { tag: '@desktop' }, async ({ page }) => {
  await openHydrated(page, clubUrl('dunvarra', '/authentication'))
  await enterEmail(page, newEmail('county'))
  await page.getByText('Address (optional)').click()
  await page.getByLabel('Country').selectOption('Ireland')
  await page.getByLabel('County').selectOption('Mayo')
  await page.getByLabel('Country').selectOption('Scotland')
  await expect(page.getByLabel('County')).toHaveValue('')
  // MEMB-58: each country with a list has its own.
  await page.getByLabel('County').selectOption('Fife')
  await page.getByLabel('Country').selectOption('France')
  await expect(page.getByLabel('County')).toHaveValue('')
  await page.getByLabel('County').fill('Finistère')
})
