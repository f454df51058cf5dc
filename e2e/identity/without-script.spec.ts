import { expect, test } from '../support/journey.ts'
import { createPerson, mailTo, newEmail, PASSWORD } from '../support/people.ts'
import { clubUrl } from '../support/sites.ts'

test.use({ javaScriptEnabled: false, provoked: /status of (401|422)/ })

test(
  'the steps post, say what is wrong and lead on without any script',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(clubUrl('dunvarra', '/pages/fees'))
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await page.getByLabel('Email').fill('dara@home.example')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByLabel('Password', { exact: true }).fill('NotTheRight1')
    await page.getByRole('button', { name: 'sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('That email and password don’t match.')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'sign in', exact: true }).click()
    await expect(page.getByRole('strong').filter({ hasText: 'Hello Dara' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/pages/fees')

    await page.locator('summary[aria-label^="Hello"]').click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('You have been logged out.')).toBeVisible()
    await expect(page.getByText('You have been logged out.')).toBeHidden()
  },
)

test('the dialog is served open, and its form works', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(clubUrl('dunvarra', '/pages/fees?dialog=authentication/check-email'))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Enter your e-mail' })).toBeVisible()
  await page.getByLabel('Email').fill('dara@home.example')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await dialog.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL(clubUrl('dunvarra', '/pages/fees'))
})

test('AUTH-68 an email is verified by a press', { tag: '@desktop' }, async ({ page, request }) => {
  const email = newEmail('quiet')
  await createPerson(request, 'dunvarra', email)
  const { links } = await mailTo(request, email, /./)
  await page.goto(links.find((address) => address.includes('email-confirmed'))!)
  await expect(page.getByRole('heading', { name: 'Checking!' })).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible()
})
