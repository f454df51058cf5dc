import { expectNoViolations } from '../support/axe.ts'
import { aMessage, EMPTY, expectTyped, field, fillIn, mailFrom, send } from '../support/contact.ts'
import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'

test.use({ javaScriptEnabled: false, provoked: /status of 422|ERR_FAILED/ })

test('CONTACT-05 CONTACT-25 the form says what is wrong, keeps what was typed and goes without any script', async ({
  page,
  request,
}) => {
  await page.goto(clubUrl('dunvarra', '/contact'))
  const typed = aMessage({ phone: '+353 (0)86 123-4567', message: 'One line\nand <b>another</b>' })
  await fillIn(page, { ...typed, name: 'S', message: ' ' })
  await send(page).click()
  const problems = page.getByRole('alert', { name: 'There is a problem' })
  await expect(problems.getByRole('link')).toHaveText([
    'Name must be at least 2 characters long',
    'Please enter your message',
  ])
  await expect(problems.getByRole('link').first()).toHaveAttribute('href', '#contact-name')
  await expect(field(page, 'name')).toHaveAccessibleDescription(/at least 2 characters/)
  await expectTyped(page, { ...typed, name: 'S', message: ' ' })

  await fillIn(page, { name: typed.name, message: typed.message })
  await send(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Message sent, thank you!' })).toBeVisible()
  await expect(
    page.getByText('Thanks. Your message has gone to the club; we’ll reply by email.'),
  ).toBeVisible()
  await expectTyped(page, EMPTY)
  expect(new URL(page.url()).pathname).toBe('/contact')

  const mail = await mailFrom(request, 'dunvarra', typed.email)
  expect(mail.text).toContain('One line\nand <b>another</b>')
  expect(mail.text).toContain('+3530861234567')
})

test.describe('with a script for the inspector only', () => {
  test.use({ javaScriptEnabled: true })

  test('the page as it is served after a slip is accessible', { tag: '@desktop' }, async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(clubUrl('inishvarn', '/contact'))
    await send(page).click()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
    await expectNoViolations(page)
  })
})
