import { expectNoViolations } from '../support/axe.ts'
import { expectHeard } from '../support/screen-reader/heard.ts'
import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { atBothWidths } from '../support/layout.ts'
import { openOffice, OWNER } from '../support/office.ts'
import { createPerson, newEmail, notices } from '../support/people.ts'
import { enterCard } from '../support/shop.ts'
import { beginSignedIn } from '../support/signed-in.ts'
import { siteUrl } from '../support/sites.ts'

// Before Dara pays, below.
test('the treasurer reminds Dara of what is late, notes a plan, and a write-off waits for a second person', async ({
  page,
  browser,
}) => {
  await openOffice(page, '/arrears')
  await atBothWidths(page, () => expectNoViolations(page))
  await page.getByRole('link', { name: 'Dara Quillan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dara Quillan' })).toBeVisible()
  await expect(page.getByTitle(/^The letter: /)).toBeVisible()
  await atBothWidths(page, () => expectNoViolations(page))
  await page.getByRole('button', { name: 'Send the reminder' }).click()
  await expect(page.getByText('The reminder is on its way.')).toBeVisible()
  await expect(page.getByText('Tadhg Marrin sent a reminder for €30.00')).toBeVisible()
  await page.getByText('Payment arrangement').click()
  await page.getByLabel('They’ll pay by').fill('2099-01-01')
  await page.getByLabel('Note').last().fill('Rang on Sunday')
  await page.getByRole('button', { name: 'Save plan' }).click()
  await expect(page.getByText('They’ll pay by 01/01/2099.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove plan' }).click()
  await expect(page.getByText('The plan is removed.')).toBeVisible()
  const writeOff = page.getByRole('group').filter({ hasText: 'Needs a second person' })
  await page.getByText('Needs a second person').click()
  await writeOff.getByRole('checkbox', { name: /€30.00/ }).check()
  await page.getByLabel('Why?').fill('Moved away')
  await page.getByRole('button', { name: 'Ask to write off' }).click()
  await expect(page.getByText('Asked. Now a second person has to confirm.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Write off/ })).toHaveCount(0)
  await atBothWidths(page, () => expectNoViolations(page))

  const other = await browser.newContext()
  const second = await other.newPage()
  await openOffice(second, new URL(page.url()).pathname, OWNER)
  await expect(second.getByRole('button', { name: 'Write off €30.00' })).toBeVisible()
  await second.getByRole('button', { name: 'Don’t write it off' }).click()
  await expect(second.getByText('Nothing was written off.')).toBeVisible()
  await other.close()
})

test('MYACC-05, MYACC-06 a failed instalment: from where the mail leads to paid with another card, and its receipt', async ({
  page,
}) => {
  await beginSignedIn(page, siteUrl('myaccount'), 'dara@home.example')
  await openHydrated(page, siteUrl('myaccount'))
  await expect(page.getByRole('heading', { name: /payment didn’t go through/ })).toBeVisible()
  await atBothWidths(page, () => expectNoViolations(page))
  const needs = page.getByRole('list', { name: 'What needs doing' })
  await expectHeard(page, 'account-home-needs', { at: 'desktop', of: needs })
  await expectHeard(page, 'account-home', { at: 'desktop', isList: true })

  // Where the mail leads (money-mails.test.tsx).
  await openHydrated(page, siteUrl('myaccount', '/payments/arrears'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay what’s overdue')
  await expectHeard(page, 'account-overdue', { at: 'desktop' })
  await page.getByRole('radio', { name: /New card/ }).check()
  await enterCard(page, '4242424242424242')
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await expect(notices(page)).toContainText('Thank you, that’s paid.')
  await expect(page).toHaveURL(/\/payments/)
  await expect(page.getByText(/is overdue/)).toHaveCount(0)
  await atBothWidths(page, () => expectNoViolations(page))
  await expectHeard(page, 'account-payments', { at: 'desktop', isList: true })

  // A receipt, from the order.
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'Receipt (PDF)' })).toBeVisible()
  await expectHeard(page, 'account-order', { at: 'desktop' })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Receipt (PDF)' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})

test('MYACC-02, MYACC-03, MYACC-04 a card is added, made the default, and the old one removed @phone', async ({
  page,
  request,
}) => {
  const email = newEmail('cards')
  await createPerson(request, 'dunvarra', email)
  await beginSignedIn(page, siteUrl('myaccount'), email)
  await openHydrated(page, siteUrl('myaccount', '/payments/methods'))
  await expect(page.getByText('You don’t keep a card with us yet.')).toBeVisible()
  const row = (digits: string) => page.getByRole('listitem').filter({ hasText: `•••• ${digits}` })
  for (const number of ['4242424242424242', '5555555555554444']) {
    await enterCard(page, number)
    await page.getByRole('button', { name: 'Save card' }).click()
    await expect(row(number.slice(-4))).toBeVisible()
    await expect(page.getByLabel('Card number')).toHaveValue('')
  }
  await expect(row('4242')).toContainText('Default')
  await row('4444').locator('summary').click()
  await row('4444').getByRole('button', { name: 'Make default' }).click()
  await expect(row('4444')).toContainText('Default')
  await expectNoViolations(page)
  await row('4242').locator('summary').click()
  await row('4242').getByRole('button', { name: 'Remove' }).click()
  await expect(row('4242')).toHaveCount(0)
})
