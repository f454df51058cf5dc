import { ask } from '../../support/ask.ts'
import { expectFineAtBothWidths, expectNoViolations } from '../../support/axe.ts'
import { openHydrated, untilHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { openOffice } from '../../support/office.ts'
import { createPerson, newEmail } from '../../support/people.ts'
import { CARDS, enterCard } from '../../support/shop.ts'
import { beginSignedIn } from '../../support/signed-in.ts'
import { clubUrl, siteUrl } from '../../support/sites.ts'

const SAVED = /^Saved \d\d:\d\d$/

test('OPEN-120 an item with sizes is added, bought in the public shop, handed out, and archived @phone-first', async ({
  page,
}) => {
  test.slow()
  const name = `Scarf ${Date.now().toString(36)}`
  const slug = name.toLowerCase().replaceAll(' ', '-')
  await openOffice(page, '/shop/items')
  await page.getByRole('link', { name: 'Add an item' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'New item' })).toBeVisible()
  await untilHydrated(page)
  const line = (what: string, number: number) => page.getByLabel(`${what}: new line ${number}`)

  // What is missing is said beside its field, and nothing is lost.
  await line('Choice 1', 1).fill('S')
  await page.getByRole('button', { name: 'Put it in the shop' }).click()
  await expect(page.getByText('Enter a name')).toBeVisible()
  await expect(page.getByText('Say what people choose, such as Size')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Price', { exact: true }).first().fill('18')
  await page.getByLabel('What people choose').fill('Size')
  await line('Add', 1).fill('3')
  await line('Choice 1', 2).fill('L')
  await line('Add', 2).fill('1')
  await line('Price', 2).fill('20')
  await page.getByText('Choose from your pictures').click()
  // One that is described: other journeys upload some that are not.
  await page
    .getByRole('checkbox', { name: /^Show this picture \w/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Put it in the shop' }).click()
  await expect(page.getByText(SAVED)).toBeVisible()
  await untilHydrated(page)
  const path = new URL(page.url()).pathname
  await expect(page.getByLabel('Size: L')).toHaveValue('L')
  await expect(page.getByLabel('Main picture')).toBeChecked()
  await expectFineAtBothWidths(page)

  // In the public shop at once.
  const email = newEmail('buyer')
  await createPerson(page.request, 'dunvarra', email)
  await beginSignedIn(page, clubUrl('dunvarra'), email)
  await openHydrated(page, clubUrl('dunvarra', `/products/shop/${slug}`))
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await page.getByRole('radio', { name: 'L', exact: true }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(
    page
      .getByText(/added to your cart/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await openHydrated(page, clubUrl('dunvarra', '/checkout'))
  await expect(page.getByText('€20.00').first()).toBeVisible()
  await enterCard(page, CARDS.good)
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()

  await openOffice(page, path)
  await expect(page.getByText('1 sold', { exact: true }).first()).toBeVisible()
  const large = page.getByRole('row').filter({ has: page.getByLabel('Size: L') })
  await expect(large.getByText('Sold out')).toBeVisible()

  // Four more come in: what is left is four, whatever was sold.
  await untilHydrated(page)
  await page.getByLabel('Add: L').fill('4')
  await page.getByLabel('Why').fill('Delivery, docket 2214')
  await page.getByRole('button', { name: 'Save and add 4' }).click()
  await expect(large.getByText('4', { exact: true })).toBeVisible()
  await expect(page.getByText('Delivery, docket 2214', { exact: true })).toBeVisible()

  await openHydrated(page, siteUrl('backoffice', `/shop/orders?filter=${encodeURIComponent(name)}`))
  await page.getByLabel(new RegExp(`^More for “${name}`)).click()
  await page.getByRole('button', { name: new RegExp(`^Mark handed out ${name}`) }).click()
  await expect(page.getByText(/handed out\.$/)).toBeVisible()

  // Archived, it is not in the shop any more.
  await openHydrated(page, siteUrl('backoffice', path))
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByText(SAVED)).toBeVisible()
  const gone = await ask(page.request, clubUrl('dunvarra', `/products/shop/${slug}`))
  expect([gone.status(), gone.headers()['location']]).toEqual([302, '/error'])
})

test('a promotion waits for its day', async ({ page }) => {
  const words = `Warm ${Date.now().toString(36)}`
  await openOffice(page, '/shop/promotions/new')
  await page.getByLabel('Promoting').selectOption({ label: 'Half-zip' })
  await page.getByLabel('Message').fill(words)
  await page.getByLabel('First day').fill('01/01/2099')
  await page.getByRole('button', { name: 'Add a promotion' }).click()
  await expect(page.getByText(SAVED)).toBeVisible()
  await expectNoViolations(page)
  await openHydrated(page, siteUrl('backoffice', '/shop/promotions?show=waiting'))
  await expect(page.getByRole('link', { name: words })).toBeVisible()
  await expect(page.getByText('01/01/2099').first()).toBeVisible()
})
