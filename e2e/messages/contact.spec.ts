import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import {
  aMessage,
  EMPTY,
  expectTyped,
  field,
  fillIn,
  mailFrom,
  mailsFrom,
  send,
  sendAndSeeThanks,
} from '../support/contact.ts'
import { goOffline, openHydrated, wakeUp } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { atBothWidths } from '../support/layout.ts'
import { createPerson, newEmail, notices } from '../support/people.ts'
import { beginSignedIn } from '../support/signed-in.ts'
import { clubUrl } from '../support/sites.ts'
import { NAMES } from '../support/demo-world.ts'

const NOT_SENT = 'Your message could not be sent. Please try again later.'

test('CONTACT-02 CONTACT-04 CONTACT-25 SHELL-13 SHELL-32 the form stands beside the address, or first on a phone; a message goes, and the club can answer it', async ({
  page,
  request,
}) => {
  await openHydrated(page, clubUrl('dunvarra'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  await expect(page).toHaveTitle(`Contact | ${NAMES.dunvarra}`)
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeVisible()
  await atBothWidths(page, (isPhone) => expectFormInItsPlace(page, isPhone))

  const typed = aMessage({ message: '  Two lines,\nand a word.  ' })
  await fillIn(page, typed)
  // CONTACT-19
  await field(page, 'phone').pressSequentially('353 86-123 45 67')
  await expect(field(page, 'phone')).toHaveValue('+353861234567')
  // CONTACT-24
  const held = Promise.withResolvers<void>()
  await page.route('**/api/v2/store/*/messages', async (route) => {
    await held.promise
    await route.continue()
  })
  const thanked = sendAndSeeThanks(page)
  await expect(send(page)).toBeDisabled()
  held.resolve()
  await thanked
  await expectTyped(page, EMPTY)
  await expect(send(page)).toBeEnabled()
  const stays = page.getByText('Your message has gone to the club')
  await expect(stays).toContainText(
    `Thanks, Síle. Your message has gone to the club; we’ll reply to ${typed.email}.`,
  )
  await expect(stays).toBeInViewport()
  // CONST-08
  await expect(notices(page).getByText('Message sent')).toBeHidden()
  await expect(stays).toBeVisible()

  const mail = await mailFrom(request, 'dunvarra', typed.email)
  expect(mail.subject).toBe('Website contact form: Síle Ní Fhearra')
  expect(mail.text).toContain('Two lines,\nand a word.')
  expect(mail.text).toContain('+353861234567')
})

test('CONTACT-05 CONTACT-20 nothing is sent while something is wrong', async ({ page }) => {
  await openHydrated(page, clubUrl('inishvarn', '/contact'))
  const calls: string[] = []
  page.on('request', (sent) => sent.method() === 'POST' && calls.push(sent.url()))
  await send(page).click()
  for (const [name, text] of [
    ['name', 'Please enter your name'],
    ['surname', 'Please enter your surname'],
    ['email', 'Please enter your email'],
    ['message', 'Please enter your message'],
  ] as const) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(text))
  }
  await expect(field(page, 'name')).toBeFocused()
  await expectNoViolations(page)

  // What else can be wrong, and its words: contact-rules.test.ts.
  await field(page, 'message').fill('x'.repeat(1501))
  await field(page, 'message').blur()
  await expect(page.getByText('Message must be at most 1500 characters long', { exact: true })).toBeVisible()
  await expect(page.getByText('1 too many (1500 allowed)')).toBeVisible()
  // CONTACT-10: the field takes no more.
  await field(page, 'name').fill('')
  await field(page, 'name').pressSequentially('x'.repeat(34), { delay: 0 })
  await expect(field(page, 'name')).toHaveValue('x'.repeat(32))
  expect(calls).toEqual([])
})

test.describe('CONTACT-26 ERR-14 OPEN-065 when it cannot be sent', () => {
  test.use({ provoked: /status of 503|ERR_INTERNET_DISCONNECTED/ })

  test('it says so, keeps every word, and goes when it can @phone', async ({ page, context, request }) => {
    await openHydrated(page, clubUrl('dunvarra', '/contact'))
    const typed = aMessage()
    await fillIn(page, typed)

    // Nothing at all can be fetched: neither what draws the notice nor anything else that was not wanted before.
    await wakeUp(page)
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/notification-stack')),
    )
    await goOffline(page)
    await Promise.all([
      page.waitForEvent('requestfailed', (sent) => sent.url().endsWith('/messages')),
      send(page).click(),
    ])
    await expect(notices(page)).toContainText(NOT_SENT)
    await expect(send(page)).toBeEnabled()
    await expectTyped(page, typed)

    await context.setOffline(false)
    await page.route('**/api/v2/store/*/messages', (route) => route.fulfill({ status: 503, body: 'busy' }))
    await send(page).click()
    await expect(notices(page)).toContainText(NOT_SENT)
    await expect(page.getByRole('form', { name: 'Send us a message' }).getByRole('alert')).toContainText(
      NOT_SENT,
    )
    await expect(page.getByRole('form', { name: 'Send us a message' }).getByRole('alert')).toBeFocused()
    await expectTyped(page, typed)
    await expectNoViolations(page)
    await page.unroute('**/api/v2/store/*/messages')
    await sendAndSeeThanks(page)
    await expect(page.getByRole('form', { name: 'Send us a message' }).getByRole('alert')).toHaveCount(0)
    await mailFrom(request, 'dunvarra', typed.email)
  })
})

test(
  'a machine that fills in everything is thanked, and nobody is bothered',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await openHydrated(page, clubUrl('dunvarra', '/contact'))
    const [machine, person] = [aMessage(), aMessage()]
    await fillIn(page, machine)
    const trap = page.locator('input[name=website]')
    // Nobody comes upon it, by eye, key or ear.
    await expect(trap).toHaveAttribute('tabindex', '-1')
    await expect(page.getByRole('textbox')).toHaveCount(5)
    await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://watches.example'))
    await sendAndSeeThanks(page)
    // The notice may be drawn before the form is anew.
    await expectTyped(page, EMPTY)
    await fillIn(page, person)
    await send(page).click()
    // Written later and arrived: what was written before would be there too.
    await mailFrom(request, 'dunvarra', person.email)
    expect(await mailsFrom(request, 'dunvarra', machine.email)).toEqual([])
  },
)

test('by keys alone', { tag: '@desktop' }, async ({ page, request }) => {
  await openHydrated(page, clubUrl('inishvarn', '/contact'))
  const typed = aMessage({ phone: '+44123456' })
  await field(page, 'name').focus()
  await page.keyboard.type(typed.name)
  for (const value of [typed.surname, typed.email, '44123456', typed.message]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(value)
  }
  await expectTyped(page, typed)
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await Promise.all([
    notices(page).getByText('Message sent, thank you!').waitFor(),
    page.keyboard.press('Enter'),
  ])
  await expect(page.locator('[data-sent]')).toBeFocused()
  await mailFrom(request, 'inishvarn', typed.email)
})

test(
  'whoever is signed in need not say who they are, and that page is nobody else’s',
  { tag: '@phone' },
  async ({ page, request }) => {
    const email = newEmail('contact')
    await createPerson(request, 'dunvarra', email)
    await beginSignedIn(page, clubUrl('dunvarra'), email)
    const answer = await openHydrated(page, clubUrl('dunvarra', '/contact'))
    await expectTyped(page, { name: 'Nóra', surname: 'Tester', email, phone: '', message: '' })
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await page.context().clearCookies()
    await openHydrated(page, clubUrl('dunvarra', '/contact'))
    await expect(field(page, 'email')).toHaveValue('')
  },
)

async function expectFormInItsPlace(page: Page, isPhone: boolean): Promise<void> {
  const form = await page.getByRole('form', { name: 'Send us a message' }).boundingBox()
  const address = page.getByRole('main').getByText('Harbour Field, Quay Road', { exact: true }).first()
  const place = await address.boundingBox()
  if (!form || !place) throw new Error('The form or the address is not shown')
  expect(place.x < form.x).toBe(!isPhone)
  if (isPhone) {
    expect(place.y).toBeGreaterThan(form.y + form.height)
    return
  }
  expect(form.width).toBeGreaterThan(600)
  const contact = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Contact' })
  await expect(contact).toHaveAttribute('aria-current', 'page')
}

test('what is hostile in an address or a field is text, on the page and in the mail @phone', async ({
  page,
  request,
}) => {
  const evil = '"><script>window.owned=1</script><img src=x onerror=window.owned=1>'
  const query = new URLSearchParams({ message: evil, notice: evil, error: evil, name: evil, [evil]: evil })
  await openHydrated(page, clubUrl('dunvarra', `/contact?${query.toString()}`))
  const typed = aMessage({ name: '<b>Síle', surname: "'><svg/onload=x>", message: evil })
  await fillIn(page, typed)
  await sendAndSeeThanks(page)

  const mail = await mailFrom(request, 'dunvarra', typed.email)
  expect(mail.subject).toBe('Website contact form')
  await page.goto(clubUrl('dunvarra', `/dev/mail?id=${mail.id}`))
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText(evil, { exact: true })).toBeVisible()
  await expect(frame.getByText("<b>Síle '><svg/onload=x>")).toBeVisible()
  await expect(page.getByText(typed.email, { exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => 'owned' in window)).toBe(false)
})
