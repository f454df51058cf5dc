import { ask } from '../../support/ask.ts'
import { expectFineAtBothWidths } from '../../support/axe.ts'
import { openHydrated, untilHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { openOffice, OWNER } from '../../support/office.ts'
import { PASSWORD } from '../../support/people.ts'
import { clubUrl, siteUrl } from '../../support/sites.ts'

const SSO = siteUrl('backoffice', '/settings/sso')

// What is wrong with a form is told on the page, with the status that it has.
test.use({ provoked: /status of 422/ })

test('SSO-01 DATA-55 an owner brings metadata, tries it out, is told what came back, and is not let lock people out @phone-first', async ({
  page,
  request,
}) => {
  await openOffice(page, '/settings/sso', OWNER)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single sign-on')
  await expectFineAtBothWidths(page)

  await page.getByLabel('Or paste the metadata').fill('<html></html>')
  await page.getByRole('button', { name: 'Save metadata' }).click()
  await expect(page.getByText('This isn’t the metadata of one provider.')).toBeVisible()
  await untilHydrated(page)

  const metadata = await (await ask(request, clubUrl('dunvarra', '/dev/idp/metadata'))).text()
  await page.getByLabel('Or paste the metadata').fill(metadata)
  await page.getByRole('button', { name: 'Save metadata' }).click()
  await expect(page.getByText('Known as')).toBeVisible()

  // The demo's association answers for its own clubs alone, and that is what the page says.
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Start a test' }).click()
  await expect(page.getByRole('heading', { name: /Four Coasts/ })).toBeVisible()
  await page.getByText('Hana Birchley').click()
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.getByRole('button').click()
  await expect(page).toHaveURL(`${SSO}?tested=yes`)
  await expect(page.getByText('It answered for someone else.')).toBeVisible()

  await openHydrated(page, SSO)
  await page.getByRole('radio', { name: /^Mandatory/ }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Run a test sign-in first')).toBeVisible()

  // Put back as it was.
  await openHydrated(page, SSO)
  await page.getByRole('button', { name: 'Forget this service' }).click()
  await expect(page.getByText('None yet.')).toBeVisible()
})
