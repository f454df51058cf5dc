import { ask } from '../support/ask.ts'
import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { createPerson, enterEmail, enterPassword, mailTo, newEmail, userMenu } from '../support/people.ts'
import { clubUrl } from '../support/sites.ts'

test.use({ provoked: /status of (400|404|422)/ })

test('AUTH-68, AUTH-70, AUTH-71, AUTH-72 the mailed link verifies once, and a scanner does not spend it @phone', async ({
  page,
  request,
}) => {
  const email = newEmail('verifying')
  await createPerson(request, 'dunvarra', email)
  const { links } = await mailTo(request, email, /./)
  const link = links.find((address) => address.includes('email-confirmed'))!
  // Whatever opens the link without a browser spends nothing.
  for (const method of ['GET', 'HEAD']) await ask(request, link, { method })

  await openHydrated(page, link)
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible()
  await expect(page.getByText('Your email is verified. You can now log in to your account.')).toBeVisible()
  await openHydrated(page, link)
  await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible()
  await expect(
    page.getByText('Your email has already been verified, or you have arrived here in error.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await expect(page).toHaveURL(clubUrl('dunvarra', '/authentication/check-email'))
  await enterEmail(page, email)
  await enterPassword(page)
  await expect(userMenu(page)).toBeVisible()
  await expect(page.getByText('Verify your email')).toHaveCount(0)
})

test('AUTH-73, AUTH-74 the warning sends the mail again and goes; verified while signed in one goes on', async ({
  page,
  request,
}) => {
  const email = newEmail('unverified')
  await createPerson(request, 'dunvarra', email)
  await openHydrated(page, clubUrl('dunvarra', '/authentication'))
  await enterEmail(page, email)
  await enterPassword(page)
  const warning = page.getByText('Verify your email')
  await expect(warning.locator('..')).toHaveText(`Verify your email: we sent a link to ${email}.`)
  // The crest hangs out of the navbar and must not lie on the words.
  const crest = (await page.getByRole('banner').locator('img').first().boundingBox())!
  const words = (await warning.boundingBox())!
  const isClear = words.x >= crest.x + crest.width || words.y >= crest.y + crest.height
  expect(isClear, JSON.stringify({ crest, words })).toBe(true)

  await page.getByRole('button', { name: 'Send it again' }).click()
  const sent = page.getByRole('main').getByRole('status').filter({ hasText: 'Check your inbox' })
  await expect(sent).toContainText('Email sent, please check your inbox. Sent at')
  await expect(warning).toHaveCount(0)

  const { links } = await mailTo(request, email, /./)
  await openHydrated(
    page,
    links.find((address) => address.includes('email-confirmed'))!,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success!')
  await expect(page.getByRole('link', { name: 'Go to sign in' })).toBeVisible()
  await expect(warning).toHaveCount(0)
  await page.getByRole('link', { name: 'Continue to Dunvarra Rovers FC' }).click()
  await expect(page).toHaveURL(clubUrl('dunvarra'))
})
