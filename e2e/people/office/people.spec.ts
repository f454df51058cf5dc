import { expectFineAtBothWidths, expectNoViolations } from '../../support/axe.ts'
import { expectHeard } from '../../support/screen-reader/heard.ts'
import { openHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll } from '../../support/layout.ts'
import { openOffice, OWNER } from '../../support/office.ts'
import { PASSWORD } from '../../support/people.ts'
import { beginSignedIn } from '../../support/signed-in.ts'
import { siteUrl } from '../../support/sites.ts'

test('a person is found, a medical answer is read for a reason, and the log says who read it @phone-first', async ({
  page,
}) => {
  test.slow()
  await openOffice(page, '/members', OWNER)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Members')
  await expectFineAtBothWidths(page)
  await expectHeard(page, 'office-members', { isList: true })
  await page.getByRole('searchbox').fill('fiadh hallaran')
  await expect(page).toHaveURL(/filter=fiadh/)
  await page.getByRole('link', { name: /Fiadh Hallaran/ }).click()
  await expect(page).toHaveURL(/\/members\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fiadh Hallaran')
  await expect(page.getByRole('heading', { name: 'Guardians' })).toBeVisible()
  await page.locator('summary').filter({ hasText: 'Juvenile registration' }).click()
  await expect(page.getByText('Scoil na Trá')).toBeVisible()
  await expect(page.getByText(/inhaler/)).toHaveCount(0)
  await expectFineAtBothWidths(page)

  await page.getByLabel('Why do you need it?').selectOption('Match or training today')
  await page.getByLabel('In a few words').fill(`At ${page.viewportSize()?.width}`)
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Show for 10 minutes' }).click()
  await expect(page.getByText(/blue inhaler/)).toBeVisible()
  await expect(page.getByText(/^Open to you until/)).toBeVisible()
  await atBothWidths(page, () => expectNoViolations(page))

  await openHydrated(page, siteUrl('backoffice', '/people/access-log?show=medical'))
  await expect(page.getByText(`At ${page.viewportSize()?.width}`).first()).toBeVisible()
  await expect(page.getByText('Fiadh Hallaran').first()).toBeVisible()
  await expect(page.getByText(/inhaler/)).toHaveCount(0)
  await atBothWidths(page, () => expectNoSidewaysScroll(page))
})

test('a card is checked at the gate, by its number and by its code @phone-first', async ({
  page,
  browser,
}) => {
  const family = await browser.newContext()
  const phone = await family.newPage()
  await beginSignedIn(phone, siteUrl('myaccount'), 'brid@home.example')
  await openHydrated(phone, siteUrl('myaccount', '/family'))
  const { items } = await phone.evaluate(async () => (await fetch('/api/v2/member/cards')).json())
  const card = items.find((each: { first_name: string }) => each.first_name === 'Fiadh')
  await family.close()

  await openOffice(page, '/check-card', OWNER)
  const check = page.getByRole('button', { name: 'Check', exact: true })
  for (const code of [card.number, card.check_url]) {
    await page.getByLabel('Code or number').fill(code)
    await check.click()
    await expect(page.getByRole('heading', { name: 'Valid', exact: true })).toBeVisible()
    await expect(page.getByText('Fiadh Hallaran')).toBeVisible()
    await page.getByLabel('Code or number').fill('999999')
    await check.click()
    await expect(page.getByText('This isn’t a card of this club.')).toBeVisible()
  }
  await expectFineAtBothWidths(page)
})
