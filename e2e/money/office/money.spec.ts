import { expectFineAtBothWidths, expectNoViolations } from '../../support/axe.ts'
import { expectHeard } from '../../support/screen-reader/heard.ts'
import { expect, test } from '../../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll } from '../../support/layout.ts'
import { openOffice, OWNER } from '../../support/office.ts'
import { createPerson, newEmail } from '../../support/people.ts'
import { buy } from '../../support/shop.ts'
import { siteUrl } from '../../support/sites.ts'

test('one child of a bundle is refunded; books and lines agree @phone-first', async ({ page }) => {
  test.slow()
  const email = newEmail('siblings')
  await createPerson(page.request, 'dunvarra', email)
  const child = (first_name: string) => ({
    slug: 'juvenile-u8-u12',
    about: { first_name, date_of_birth: '2017-07-18T00:00:00.000Z' },
  })
  const order = await buy(page, email, [child('Cillian'), child('Sadhbh')], 'siblings-saver')

  await openOffice(page, `/orders?filter=${encodeURIComponent(email)}`)
  await expectFineAtBothWidths(page)
  await expectHeard(page, 'office-orders', { isList: true })
  await page.locator(`a[href="/orders/${order}"]`).first().click()
  await expect(page.getByRole('link', { name: 'Refund', exact: true })).toBeVisible()
  await expectHeard(page, 'office-order', { isList: true })
  await page.getByRole('link', { name: 'Refund', exact: true }).click()
  await page.getByRole('checkbox', { name: /Cillian/ }).check()
  await page.getByRole('button', { name: 'See what will happen' }).click()
  await expect(page.getByText(/Cillian Tester leaves/)).toBeVisible()
  await expectFineAtBothWidths(page)
  const [sum = ''] = /€[\d.]+/.exec(await page.getByRole('button', { name: /^Refund €/ }).innerText()) ?? []
  await page.getByLabel('Why?').fill('A broken wrist')
  await page.getByRole('button', { name: `Refund ${sum}` }).click()
  await expect(page.getByRole('status').getByText(`${sum} has been refunded.`)).toBeVisible()
  await expect(page.getByText(`Refunded ${sum}`).first()).toBeVisible()
  await expect(page.getByText(`Tadhg Marrin refunded ${sum} of order`)).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(`Refund of ${sum} completed`)).toBeVisible()
  }).toPass()
  await atBothWidths(page, () => expectNoViolations(page))
})

test('a refund above the club’s sum is asked for by one and confirmed by another; the books say so @phone-first', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = newEmail('two')
  await createPerson(page.request, 'dunvarra', email)
  const order = await buy(page, email, [{ slug: 'senior-player' }])
  const here = `/orders/${order}`
  await openOffice(page, `${here}?task=refund`, OWNER)
  await page.getByRole('checkbox', { name: /Senior player/ }).check()
  await page.getByRole('button', { name: 'See what will happen' }).click()
  await expect(page.getByText(/A second person confirms this: .*Tadhg Marrin/)).toBeVisible()
  await expectFineAtBothWidths(page)
  await page.getByLabel('Why?').fill('He moved to Sligo')
  const ask = page.getByRole('button', { name: /^Ask to refund €/ })
  const [sum = ''] = /€[\d.]+/.exec(await ask.innerText()) ?? []
  await ask.click()
  await expect(
    page.getByRole('status').getByText('is refunded once a second person has confirmed it'),
  ).toBeVisible()
  await expect(page.getByText('Waiting for')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveCount(0)

  const context = await browser.newContext({ viewport: page.viewportSize() })
  const second = await context.newPage()
  await openOffice(second, '/')
  await second.getByRole('link', { name: /^Decide.*refunds? waits? for/ }).click()
  await openOffice(second, here)
  await expect(second.getByText('“He moved to Sligo”')).toBeVisible()
  await expect(second.getByText('Refund waits')).toBeVisible()
  await expectFineAtBothWidths(second)
  await second.getByRole('button', { name: `Confirm the refund of ${sum}` }).click()
  await expect(second.getByRole('status').getByText(`${sum} has been refunded.`)).toBeVisible()
  await expect(
    second.getByText(`Tadhg Marrin confirmed as the second person the refund of ${sum}`),
  ).toBeVisible()
  await expect(second.getByText(`Orla Fennick asked a second person to refund ${sum}`)).toBeVisible()
  await expect(async () => {
    await second.reload()
    await expect(second.getByText(`Refund of ${sum} completed`)).toBeVisible()
  }).toPass()
  await context.close()
})

test('cash is taken at the gate for an instalment @phone-first', async ({ page }) => {
  test.slow()
  const email = newEmail('gate')
  await createPerson(page.request, 'dunvarra', email)
  const order = await buy(page, email, [{ slug: 'senior-player', inParts: true }])
  await openOffice(page, `/orders?show=owing&filter=${encodeURIComponent(email)}`)
  await page.locator(`a[href="/orders/${order}"]`).first().click()
  // The list has a link of that name, too.
  await expect(page).toHaveURL(siteUrl('backoffice', `/orders/${order}`))
  await expect(page.getByRole('heading', { level: 1, name: /^Order/ })).toBeVisible()
  await page.getByRole('link', { name: 'Record a payment' }).click()
  await expect(page.getByRole('radio', { name: 'Cash' })).toBeChecked()
  await expectFineAtBothWidths(page)
  await page.getByLabel('Note').fill('At the gate')
  await page.getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByRole('status').getByText('The receipt is on its way.')).toBeVisible()
  await expect(page.getByText(/paid by cash/)).toBeVisible()
  await expect(page.getByText('Recorded by mistake?')).toBeVisible()
  await atBothWidths(page, () => expectNoSidewaysScroll(page))
})
