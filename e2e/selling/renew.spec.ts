import { openHydrated, untilHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll, expectTargetsOfSize } from '../support/layout.ts'
import { createPerson, newEmail } from '../support/people.ts'
import { hadLastSeason } from '../support/shop.ts'
import { beginSignedIn } from '../support/signed-in.ts'
import { siteUrl } from '../support/sites.ts'

const born = (age: number) => `${new Date().getUTCFullYear() - age}-01-01T00:00:00.000Z`

test('a household of four is renewed from home to paid in six taps @phone-first', async ({
  page,
  request,
}) => {
  const email = newEmail('renewing')
  await createPerson(request, 'dunvarra', email)
  await hadLastSeason(page, email, [
    { slug: 'senior-player', about: { email } },
    {
      slug: 'juvenile-u8-u12',
      about: { first_name: 'Ada', date_of_birth: born(9), 'jersey-size': 'Age 9–10' },
    },
    {
      slug: 'juvenile-u8-u12',
      about: { first_name: 'Bea', date_of_birth: born(10), 'jersey-size': 'Age 9–10' },
    },
    {
      slug: 'youth-u13-u18',
      about: { first_name: 'Cian', date_of_birth: born(14), 'jersey-size': 'Adult S' },
    },
  ])
  await beginSignedIn(page, siteUrl('myaccount'), email)
  await openHydrated(page, siteUrl('myaccount'))
  let taps = 0
  const tap = async (what: ReturnType<typeof page.locator>) => {
    await what.click()
    taps += 1
  }

  await tap(page.getByRole('main').locator('a[href="/renew"]').first())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renew')
  for (const name of ['Nóra', 'Ada', 'Bea', 'Cian'])
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
  const renew = page.getByRole('button', { name: 'Renew 4 for €320.00' })
  await expect(renew).toBeVisible()
  await atBothWidths(page, async () => {
    await expectNoSidewaysScroll(page)
    await expectTargetsOfSize(page)
  })

  await tap(page.getByRole('checkbox', { name: /code of conduct/ }))
  await tap(page.getByRole('checkbox', { name: /keep these answers/ }))
  await tap(page.getByRole('radio', { name: 'Yes' }))
  await tap(renew)
  const pay = page.getByRole('button', { name: /^Pay/ })
  await expect(page).toHaveURL(/dunvarra\..*\/checkout$/)
  await untilHydrated(page)
  await expect(pay).toBeEnabled()
  await tap(pay)
  await expect(page).toHaveURL(/\/checkout\/confirmation/)
  await expect(page.getByText('Family pack').first()).toBeVisible()
  expect(taps).toBeLessThanOrEqual(6)

  await openHydrated(page, siteUrl('myaccount', '/renew'))
  await expect(page.getByText('Everyone’s membership is in order.')).toBeVisible()
})

test('answers are checked before, and whoever is left out is not paid for', async ({ page, request }) => {
  const email = newEmail('checking')
  await createPerson(request, 'dunvarra', email)
  await hadLastSeason(page, email, [
    { slug: 'senior-player', about: { email } },
    {
      slug: 'juvenile-u8-u12',
      about: { first_name: 'Ada', date_of_birth: born(9), 'jersey-size': 'Age 9–10' },
    },
  ])
  await beginSignedIn(page, siteUrl('myaccount'), email)
  await openHydrated(page, siteUrl('myaccount', '/renew'))
  await expect(page.getByRole('button', { name: 'Renew 2 for €290.00' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Ada' }).uncheck()
  await expect(page.getByRole('button', { name: 'Renew 1 for €180.00' })).toBeVisible()
  const nora = page.getByRole('listitem').filter({ hasText: 'Nóra' }).first()
  await nora.getByText('Check answers').click()
  await expect(nora.getByLabel('First name')).toHaveValue('Nóra')
  await nora.getByLabel('Address line 1').fill('2 Quay Road')
  await expect(nora.getByText('Changed, and sent when you renew')).toBeVisible()
})

test('tickets: open ones, limits and a break that holds', async ({ page, request }) => {
  const email = newEmail('playing')
  await createPerson(request, 'dunvarra', email)
  await beginSignedIn(page, siteUrl('myaccount'), email)
  await openHydrated(page, siteUrl('myaccount', '/tickets'))
  await expect(page.getByText('You haven’t played yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Limits and breaks' }).click()
  await page.getByLabel('My limit a week').fill('20')
  await page.getByRole('button', { name: 'Save limit' }).click()
  await expect(page.getByText('Your own limit is €20 a week.')).toBeVisible()
})
