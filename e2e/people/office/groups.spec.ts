import { expectFineAtBothWidths, expectNoViolations } from '../../support/axe.ts'
import { openHydrated, untilHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { atBothWidths } from '../../support/layout.ts'
import { officeApi } from '../../support/office-api.ts'
import { openOffice, OWNER } from '../../support/office.ts'
import { mailTo, newEmail, PASSWORD } from '../../support/people.ts'
import { siteUrl } from '../../support/sites.ts'

test('a registrar makes a team, adds three and prints it @phone-first', async ({ page }) => {
  test.slow()
  const name = `Under 12s ${Date.now().toString(36)}`
  await openOffice(page, '/people/groups', OWNER)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teams')
  await page.getByRole('link', { name: 'New team' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New team')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel(/^Season/).fill('2026')
  await atBothWidths(page, () => expectNoViolations(page))
  await page.getByRole('button', { name: 'Make the team' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  for (const who of ['Fiadh Hallaran', 'Oisín Hallaran']) {
    await page.getByLabel('Name', { exact: true }).fill(who)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.getByRole('button', { name: `Add ${who}` }).click()
    await expect(page.getByRole('button', { name: `Remove ${who}` })).toBeVisible()
  }
  await expectFineAtBothWidths(page)

  // The third out of the list of members, ticked.
  await openHydrated(page, siteUrl('backoffice', '/members?filter=tom+hallaran'))
  await page.getByRole('checkbox', { name: 'Select Tom Hallaran' }).check()
  await page.getByRole('button', { name: 'Add to a team' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add to a team')
  await untilHydrated(page)
  await expect(page.getByText('1 person is chosen. Tom Hallaran.')).toBeVisible()
  await atBothWidths(page, () => expectNoViolations(page))
  await page.getByLabel('Which team?').selectOption(`${name}, 2026`)
  await page.getByRole('button', { name: 'Add to the team' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText(/^2026, 3 people, no coach yet/)).toBeVisible()

  // On paper: whom to ring, and of what is locked only that it is there.
  await page.getByLabel(`More for ${name}`).click()
  await page.getByRole('link', { name: 'Team list' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}, 2026`)
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Fiadh Hallaran/ })).toContainText('Bríd Hallaran')
  await expect(page.getByRole('row', { name: /Fiadh Hallaran/ })).toContainText('See the app')
  await expect(page.getByText(/inhaler/)).toHaveCount(0)
  await expectFineAtBothWidths(page)
})

test('OPEN-002 a coach sees the team that they look after and nobody else, and reads what is locked for a reason', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const stamp = Date.now().toString(36)
  const email = newEmail('con')
  const api = await officeApi(request)
  const { group_id: group } = await api<{ group_id: string }>('/groups', { name: `Under 10s ${stamp}` })
  const { group_id: other } = await api<{ group_id: string }>('/groups', { name: `Over 10s ${stamp}` })
  await api('/users/invitations', { email, role: 'admin', offices: ['coach'] })
  const { links } = await mailTo(request, email, /^Will you help run/)
  const theirs = await browser.newContext({ viewport: page.viewportSize() })
  const coach = await theirs.newPage()
  await openHydrated(coach, links.find((link) => link.includes('office-invitation')) ?? '')
  await coach.getByLabel('First name').fill('Con')
  await coach.getByLabel('Last name').fill(`Coach ${stamp}`)
  await coach.getByLabel('Choose a password', { exact: true }).fill(PASSWORD)
  await coach.getByLabel(/^Confirm/).fill(PASSWORD)
  await coach.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(coach).toHaveURL(siteUrl('backoffice', '/'))

  await openOffice(page, `/people/groups/${group}?find=fiadh+hallaran`, OWNER)
  await page.getByRole('button', { name: 'Add Fiadh Hallaran' }).click()
  await expect(page.getByRole('button', { name: 'Remove Fiadh Hallaran' })).toBeVisible()
  await openHydrated(page, siteUrl('backoffice', `/people/groups/${group}?task=managers`))
  await page.getByRole('checkbox', { name: `Con Coach ${stamp}` }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`1 person, coach: Con Coach ${stamp}`)).toBeVisible()

  await openHydrated(coach, siteUrl('backoffice', '/people/groups'))
  await expect(coach.getByRole('link', { name: `Under 10s ${stamp}` })).toBeVisible()
  await expect(coach.getByText(`Over 10s ${stamp}`)).toHaveCount(0)
  await expect(coach.getByRole('link', { name: 'New team' })).toHaveCount(0)
  await expect(coach.locator('a[href="/members"]')).toHaveCount(0)
  const refused = await coach.goto(siteUrl('backoffice', `/people/groups/${other}`))
  expect(refused?.status()).toBe(404)
  await openHydrated(coach, siteUrl('backoffice', `/people/groups/${group}`))
  await coach.getByRole('link', { name: 'Fiadh Hallaran', exact: true }).click()
  await expect(coach.getByRole('heading', { level: 1 })).toHaveText('Fiadh Hallaran')
  await expect(coach.getByRole('heading', { name: 'Guardians' })).toBeVisible()
  await expect(coach.getByText(/inhaler/)).toHaveCount(0)
  await expectNoViolations(coach)
  await coach.getByLabel('Why do you need it?').selectOption('Match or training today')
  await coach.getByLabel('In a few words').fill('Training tonight')
  await coach.getByLabel('Your password').fill(PASSWORD)
  await coach.getByRole('button', { name: 'Show for 10 minutes' }).click()
  await expect(coach.getByText(/blue inhaler/)).toBeVisible()
  await theirs.close()
})
