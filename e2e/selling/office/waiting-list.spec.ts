import { expectFineAtBothWidths, expectNoViolations } from '../../support/axe.ts'
import { openHydrated, untilHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { atBothWidths } from '../../support/layout.ts'
import { openOffice } from '../../support/office.ts'
import { officeApi } from '../../support/office-api.ts'
import { createPerson, mailTo, newEmail } from '../../support/people.ts'
import { buy } from '../../support/shop.ts'
import { siteUrl } from '../../support/sites.ts'

test('the next place is offered by hand, the mail comes, and it is taken up @phone-first', async ({
  page,
}) => {
  test.slow()
  const name = `Full ${Date.now().toString(36)}`
  const [first, second] = [newEmail('first'), newEmail('second')]
  await createPerson(page.request, 'dunvarra', first)
  await createPerson(page.request, 'dunvarra', second)
  const make = await officeApi(page.request)
  const { form_id } = await make<{ form_id: string }>('/forms', { kind: 'adult', name })
  const { program_id } = await make<{ program_id: string }>('/programs', { title: name })
  const plan = await make<{ plan_id: string; slug: string }>('/plans', {
    program_id,
    name,
    price: 6000,
    places: 0,
    member_form_id: form_id,
  })
  await make('/waiting-households', { plan_id: plan.plan_id, email: first, count: 1 })

  // From the plan to its list, and somebody by hand to the end of it.
  await openOffice(page, `/plans/${plan.plan_id}`)
  await page.getByRole('link', { name: 'Waiting list: 1 household' }).click()
  await page.getByRole('link', { name: 'Add someone' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add someone' })).toBeVisible()
  await page.getByLabel('Email').fill(second)
  await page.getByLabel('For how many').fill('2')
  await page.getByRole('button', { name: 'Put on the list' }).click()
  await expect(page.getByText('They’re on the list.')).toBeVisible()
  await expect(page.getByText('2 households are waiting for 3 places, 0 of 0 places left.')).toBeVisible()
  await expectFineAtBothWidths(page)

  await page.getByRole('link', { name: 'Offer the next place' }).click()
  await page.getByLabel('Make one more place').check()
  await page.getByRole('button', { name: 'Offer the place' }).click()
  await expect(page.getByText('The place is offered, and the mail is on its way.')).toBeVisible()
  const mail = await mailTo(page.request, first, /^A place has come free/)
  expect(mail.links.join(' ')).toContain(`/products/membership?id=${program_id}`)

  // Longer for whoever is away, then taken up: their place is theirs, and the other waits on.
  await page
    .getByRole('link', { name: /Tester/ })
    .first()
    .click()
  await page.getByLabel('How much longer').selectOption({ label: 'a week' })
  await atBothWidths(page, () => expectNoViolations(page))
  await page.getByRole('button', { name: 'Give them longer' }).click()
  await expect(page.getByText('The offer holds for longer, and the mail is on its way.')).toBeVisible()
  await buy(page, first, [{ slug: plan.slug }])
  await openHydrated(page, siteUrl('backoffice', `/waiting-lists/${plan.plan_id}`))
  await expect(page.getByText('1 household is waiting for 2 places, 0 of 1 places left.')).toBeVisible()

  await page
    .getByRole('link', { name: /Tester/ })
    .first()
    .click()
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Take off the list' }).click()
  await expect(page.getByText('They’re off the list.')).toBeVisible()
})
