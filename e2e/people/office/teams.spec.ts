import { expectFineAtBothWidths, expectNoViolations } from '../../support/axe.ts'
import { openHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { openOffice, OWNER } from '../../support/office.ts'
import { mailTo } from '../../support/people.ts'
import { beginSignedIn } from '../../support/signed-in.ts'
import { siteUrl } from '../../support/sites.ts'

/** Looks after teams of the demo. */
const COACH = 'cormac@dunvarra.example'

test('a coach at the pitch: who is coming, who is here, an emergency at one press, and a letter to the families @phone-first', async ({
  page,
  request,
}) => {
  await openOffice(page, '/', COACH)
  await expectFineAtBothWidths(page)
  const next = page.getByRole('region', { name: /^(Training|Match)/ })
  await next.getByRole('link', { name: 'Who’s here' }).click()
  const tick = page.getByRole('button', { name: / is here$/ }).first()
  await tick.click()
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
  await expectFineAtBothWidths(page)

  // Nothing is shown before the press; the owner of the club hears of it.
  await openHydrated(page, siteUrl('backoffice', '/'))
  await page.getByRole('button', { name: /^Emergency/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emergency')
  await expect(page.getByRole('heading', { name: 'With a medical note' })).toBeVisible()
  await expectFineAtBothWidths(page)
  await mailTo(request, OWNER, /^Emergency pressed for/)

  await openHydrated(page, siteUrl('backoffice', '/'))
  await page.getByRole('link', { name: /^Write to / }).click()
  await page.getByLabel('Subject').fill('Saturday')
  await page.getByLabel('Your message').fill('We meet at ten.')
  await expectFineAtBothWidths(page)
  await page.getByRole('button', { name: /^Send \d+ email/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'on their way' })).toBeVisible()
  await expectNoViolations(page)
})

test('a family says who is coming by the link of a mail, and the coach reads it @phone', async ({
  page,
  request,
}) => {
  await beginSignedIn(page, siteUrl('backoffice'), COACH)
  await openHydrated(page, siteUrl('backoffice', '/fixtures'))
  await expectFineAtBothWidths(page)
  await openHydrated(page, siteUrl('backoffice', '/fixtures/new?kind=training'))
  await page.getByLabel('Day', { exact: true }).fill('22/12/2030')
  await page.getByLabel('Starts').fill('18:30')
  await page.getByLabel('Place').fill('The hall')
  await page.getByRole('button', { name: 'Add training' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Training, 18:30/)
  const event = new URL(page.url()).pathname
  await page.getByRole('button', { name: /^Ask / }).click()
  await expect(page.getByRole('status').filter({ hasText: /asked/ })).toBeVisible()

  const { links } = await mailTo(request, 'brid@home.example', /^Under 10s: training/)
  await openHydrated(page, links.find((link) => link.includes('answer=no')) ?? '')
  // Opening it has said nothing.
  await expect(page.getByText(/isn’t coming/)).toHaveCount(0)
  await page.getByRole('button', { name: /Not coming/ }).click()
  await expect(page.getByText(/isn’t coming/)).toBeVisible()
  await expectFineAtBothWidths(page)

  await openHydrated(page, siteUrl('backoffice', `${event}?show=not`))
  await expect(page.getByRole('link', { name: 'Fiadh Hallaran', exact: true })).toBeVisible()
})
