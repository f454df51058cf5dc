import { expect, test } from '../support/journey.ts'
import { FAILED, FRIEND, mailingTo, RECURRING, SAVED, UNSUBSCRIBED } from '../support/mailings.ts'
import { clubUrl } from '../support/sites.ts'

test.use({ javaScriptEnabled: false, provoked: /status of 404/ })

test('EMAILACT-06 the answer to a recurring mail is saved by one press @phone', async ({ page, request }) => {
  const { link } = await mailingTo(request, 'kwame@home.example')
  await page.goto(link)
  await expect(page.locator('noscript p')).toHaveText('Press the button to save your response.')
  await expect(page.locator('noscript p')).toBeVisible()
  await expect(page.getByText('Saving your response…')).toBeHidden()
  await page.getByRole('button', { name: 'Save my response' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(SAVED)
  await expect(page.getByRole('button', { name: /Save|Retry/ })).toHaveCount(0)
})

test('EMAILACT-07 so is the wish of a friend of the lotto', { tag: '@phone' }, async ({ page, request }) => {
  const { link } = await mailingTo(request, 'marcus@friends.example', { page: FRIEND, club: 'inishvarn' })
  await page.goto(link)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(UNSUBSCRIBED)
})

test('EMAILACT-08 a forged link fails, and Retry asks once more', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(clubUrl('dunvarra', `${RECURRING}?email_id=1&member_id=1&opt_out=true`))
  await page.getByRole('button', { name: 'Save my response' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(FAILED)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(FAILED)
})

test('OPEN-068 without ids there is nothing to press', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(clubUrl('dunvarra', FRIEND))
  await expect(page.getByRole('main').getByRole('status')).toHaveText(FAILED)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})
