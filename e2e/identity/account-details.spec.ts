import { ask } from '../support/ask.ts'
import { openHydrated, untilQuiet } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { createPerson, enterPassword, newEmail, notices, PASSWORD } from '../support/people.ts'
import { beginSignedIn } from '../support/signed-in.ts'
import { siteUrl } from '../support/sites.ts'
import { filesNamedIn, followScripts, weightOf } from '../support/weight.ts'

test.use({ provoked: /status of 422/ })

test('MYACC-07 a mother sees her family and her club', async ({ page }) => {
  await beginSignedIn(page, siteUrl('myaccount'), 'brid@home.example')
  await openHydrated(page, siteUrl('myaccount'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Bríd')
  for (const name of ['Colm', 'Fiadh', 'Oisín', 'Tom']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dunvarra Rovers FC' })).toBeVisible()
})

test('MYACC-08 AUTH-33 AUTH-34 somebody changes their own details, their address in the order in which it is written, and their password', async ({
  page,
  request,
}) => {
  const email = newEmail('changing')
  await createPerson(request, 'dunvarra', email)
  await beginSignedIn(page, siteUrl('myaccount'), email)
  await openHydrated(page, siteUrl('myaccount', '/details'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your details')
  await page.getByLabel('Mobile (optional)').fill('085 826 5444')
  await page.getByLabel('Last name').fill('Changed')
  const address = page.getByRole('group', { name: 'Address' })
  await expect(address.locator('label')).toHaveText([
    /^Address line 1/,
    /^Address line 2/,
    /^Town or city/,
    /^County/,
    /^Eircode or postcode/,
    /^Country/,
  ])
  await address.getByLabel('Town or city').fill('  Dunmore ')
  await address.getByLabel('Country').selectOption('Ireland')
  await address.getByLabel('County').selectOption('Mayo')
  await address.getByLabel('Country').selectOption('Scotland')
  await expect(address.getByLabel('County')).toHaveValue('')
  // MEMB-58: each country with a list has its own.
  await address.getByLabel('County').selectOption('Fife')
  await address.getByLabel('Country').selectOption('France')
  await expect(address.getByLabel('County')).toHaveValue('')
  await address.getByLabel('County').fill('Finistère')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(notices(page)).toContainText('Your details have been saved.')
  await openHydrated(page, siteUrl('myaccount', '/details'))
  await expect(page.getByLabel('Town or city')).toHaveValue('Dunmore')
  await expect(page.getByLabel('County')).toHaveValue('Finistère')
  await expect(page.getByLabel('Last name')).toHaveValue('Changed')
  await expect(page.getByLabel('Mobile (optional)')).toHaveValue('0858265444')

  await openHydrated(page, siteUrl('myaccount', '/password'))
  await page.getByLabel('Current password').fill('Wrong1Password')
  await page.getByLabel('New password').fill('Lantern9Quay')
  await page.getByLabel('Confirm password').fill('Lantern9Quay')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('That’s not your current password.')).toHaveCount(1)
  await expect(page.getByLabel('Current password')).toBeFocused()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(notices(page)).toContainText('You have successfully changed your password.')
})

test('details typed in one tab outlive signing out in another @desktop', async ({
  page,
  context,
  request,
}) => {
  const email = newEmail('tabs')
  await createPerson(request, 'dunvarra', email)
  await beginSignedIn(page, siteUrl('myaccount'), email)
  await openHydrated(page, siteUrl('myaccount', '/details'))
  await page.getByLabel('Last name').fill('Changed')
  const other = await context.newPage()
  await openHydrated(other, siteUrl('myaccount', '/'))
  await other.getByRole('banner').locator('summary').click()
  await other.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(notices(other)).toContainText('You have been logged out.')

  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await page
    .getByRole('alertdialog', { name: 'You’re signed out' })
    .getByRole('link', { name: 'Sign in' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await enterPassword(page)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Last name')).toHaveValue('Changed')
  await save.click()
  await expect(notices(page)).toContainText('Your details have been saved.')
})

test('a stranger is asked to sign in first and comes back', { tag: '@desktop' }, async ({ request }) => {
  const answer = await ask(request, siteUrl('myaccount', '/details'))
  expect(answer.status()).toBe(302)
  expect(answer.headers()['location']).toBe('/authentication/check-email?redirect=%2Fdetails')
})

/** More than a public page may weigh: it is worked with. */
const MOST_SCRIPT = 200 * 1024
const BESIDE = 8 * 1024
const ROOMS = ['/', '/family', '/payments', '/payments/methods', '/orders', '/tickets', '/renew', '/security']

test('every room of the account stays within its budget of scripts @desktop', async ({ page, request }) => {
  await beginSignedIn(page, siteUrl('myaccount'), 'brid@home.example')
  const fetched = followScripts(page)
  await openHydrated(page, siteUrl('myaccount'))
  await untilQuiet(page)
  expect(await weightOf(request, fetched)).toBeLessThanOrEqual(MOST_SCRIPT)

  // What a browser brings beside what the page names is the same everywhere, so the other rooms need none to be weighed.
  const cookie = (await page.context().cookies(siteUrl('myaccount')))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  const named = async (path: string) => {
    const answer = await ask(request, siteUrl('myaccount', path), { headers: { cookie } })
    expect(answer.status(), path).toBe(200)
    return [...filesNamedIn(await answer.text()).scripts].map((file) => siteUrl('myaccount', file))
  }
  const ofHome = await named('/')
  const beside = [...fetched].filter((file) => !ofHome.includes(file))
  expect(await weightOf(request, beside)).toBeLessThanOrEqual(BESIDE)
  for (const path of ROOMS) {
    const total = await weightOf(request, [...(await named(path)), ...beside])
    expect(total, path).toBeGreaterThan(100 * 1024)
    expect(total, path).toBeLessThanOrEqual(MOST_SCRIPT)
  }
})
