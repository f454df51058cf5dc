import { expectNoViolations } from '../../support/axe.ts'
import { untilHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { expectNoSidewaysScroll } from '../../support/layout.ts'
import { openOffice, OWNER } from '../../support/office.ts'
import { siteUrl } from '../../support/sites.ts'

test('OPEN-101 OPEN-004 an owner opens the club’s own payments account, tests it, and brings a domain', async ({
  page,
}) => {
  await openOffice(page, '/settings/payments', OWNER)
  await page.getByRole('button', { name: 'Open an account' }).click()
  await expect(page.getByText('What people pay by card doesn’t go to this account yet.')).toBeVisible()
  await page.getByRole('link', { name: /^Go on at/ }).click()
  await page.getByRole('button', { name: 'Say that all is filled in' }).click()
  await expect(page).toHaveURL(siteUrl('backoffice', '/settings/payments?back=yes'))
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Test now' }).click()
  await expect(page.getByText('What people pay by card goes straight to this account.')).toBeVisible()
  await page.getByRole('button', { name: 'Register this address' }).click()
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  await openOffice(page, '/settings/domains', OWNER)
  const domain = `www.${crypto.randomUUID().slice(0, 8)}.example`
  await page.getByLabel('Domain').fill(domain)
  await page.getByRole('button', { name: 'Add a domain' }).click()
  const row = page.getByRole('listitem').filter({ hasText: domain })
  await expect(row.getByText('Not checked yet')).toBeVisible()
  await row.getByRole('button', { name: `Check now ${domain}` }).click()
  await expect(row.getByText('Works')).toBeVisible()
  await expectNoViolations(page)
  await row.getByRole('button', { name: `Remove ${domain}` }).click()
  await row.getByRole('alert').getByRole('button').click()
  await expect(row).toHaveCount(0)
})
