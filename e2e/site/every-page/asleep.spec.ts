import type { APIRequestContext, Page } from '@playwright/test'
import { ask } from '../../support/ask.ts'
import { expectNoViolations } from '../../support/axe.ts'
import { aMessage, field, fillIn, mailFrom, send } from '../../support/contact.ts'
import {
  isAwake,
  openHydrated,
  pagesSleep,
  untilHydrated,
  untilQuiet,
  wakeUp,
} from '../../support/hydrated.ts'
import { intercept } from '../../support/intercept.ts'
import { expect, test } from '../../support/journey.ts'
import { clubUrl, siteUrl } from '../../support/sites.ts'

test.skip(!pagesSleep, 'WAKE=off: no page sleeps')

const HOME = clubUrl('dunvarra')
const READ = [
  '/',
  '/?page=2',
  '/news/new-floodlights',
  '/pages/history',
  '/pages/about-us',
  '/products',
  '/contact',
  '/fixtures-results',
  '/about',
  '/terms',
  '/error',
  '/products/shop',
  '/products/shop/half-zip',
]
const USED = ['/products/membership', '/cart', '/authentication/check-email']

/** Files of which only React is made. */
const FRAMEWORK = '/assets/framework-'

/** Opens a page and keeps React away until it is let in. The early script and the styles come when they come: they are waited for. */
async function openWithoutReact(page: Page, url: string) {
  const gate = Promise.withResolvers<'pass'>()
  await intercept(page, [`*${FRAMEWORK}*`], () => gate.promise)
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await untilHydrated(page)
  return () => gate.resolve('pass')
}

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)
/** After the page has loaded, the device was idle twice: whatever waits for that has begun. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  // As long as the product itself waits for a device that never is: one whose every frame comes late has no idle moment at all.
  const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5_000 }))
  for (let round = 0; round < 2; round += 1) await page.evaluate(idle)
  await untilQuiet(page)
}
/** Said for two seconds: looked for in every frame, from before it comes. */
const thanks = (page: Page) => page.getByText('Message sent, thank you!').first().waitFor()
const loadMore = (page: Page) => page.getByRole('link', { name: 'Load More' })

/** What runs in a document that comes: the early script alone, or React. */
async function scriptsOf(request: APIRequestContext, url: string): Promise<'early' | 'React'> {
  const html = await (await ask(request, url)).text()
  const isEarly = /<script[^>]*\sid="early"/.test(html)
  expect(/<script[^>]*\stype="module"/.test(html), url).toBe(!isEarly)
  return isEarly ? 'early' : 'React'
}

test('a page that is read sleeps, and one that is worked with is awake @phone', async ({ page, request }) => {
  // What a provider has not answered in time is said by a page that is not kept, and so does not sleep: asked again, it is.
  const sleeps = (url: string) => expect.poll(() => scriptsOf(request, url), { message: url }).toBe('early')
  for (const path of READ) await sleeps(clubUrl('dunvarra', path))
  await sleeps(clubUrl('inishvarn', '/results-fixtures'))
  for (const path of USED) expect(await scriptsOf(request, clubUrl('dunvarra', path)), path).toBe('React')
  expect(await scriptsOf(request, siteUrl('backoffice'))).toBe('React')

  // What stands in a page may wake it: those with most in them are looked at.
  for (const path of ['/?page=2', '/products/shop/half-zip', '/fixtures-results']) {
    await openHydrated(page, clubUrl('dunvarra', path))
    await untilIdle(page)
    expect(await isAwake(page), path).toBe(false)
  }
  await openHydrated(page, clubUrl('dunvarra', '/products/membership'))
  expect(await isAwake(page)).toBe(true)
})

for (const saves of [false, true]) {
  test(`React is ${saves ? 'not fetched where data is saved' : 'fetched and not run when the device is idle'}`, async ({
    page,
  }) => {
    await page.addInitScript(
      (saveData) => Object.defineProperty(navigator, 'connection', { value: { saveData } }),
      saves,
    )
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(FRAMEWORK)) asked.push(request.resourceType())
    })
    await openHydrated(page, HOME)
    if (saves) {
      await untilIdle(page)
      expect(asked).toEqual([])
    } else await expect.poll(() => asked).toContain('fetch')
    await untilQuiet(page)
    expect(await isAwake(page)).toBe(false)
  })
}

test('HOME-08 Load More is answered without React, Back and Forward too; React takes over what is shown then @phone-first', async ({
  page,
}) => {
  const letIn = await openWithoutReact(page, HOME)
  await mark(page)
  await loadMore(page).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await loadMore(page).click()
  const seventh = page.locator('#news-7')
  await expect(seventh).toBeVisible()
  await expect(page).toHaveURL(`${HOME}?page=2`)
  await expect(seventh.getByRole('link')).toBeFocused()
  // Where it was pressed, wherever the focus has led since.
  await page.goBack()
  await expect(seventh).toHaveCount(0)
  await expect(loadMore(page)).toBeVisible()
  await openedAt(page, place)
  await page.goForward()
  await expect(seventh).toBeVisible()
  letIn()
  await wakeUp(page)
  await expect(seventh).toBeVisible()
  await page.goBack()
  await expect(seventh).toHaveCount(0)
  await openedAt(page, place)
  expect(await isSameDocument(page)).toBe(true)
})

test('SHOP-02 SHOP-06 a type, a word and an order of the shop are shown without React @phone', async ({
  page,
}) => {
  await openWithoutReact(page, clubUrl('dunvarra', '/products/shop'))
  await mark(page)
  await page.getByRole('link', { name: 'Merchandise' }).click()
  await expect(page).toHaveURL(/type=merchandise/)
  await expect(page.getByRole('link', { name: 'Merchandise' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('searchbox').fill('jersey')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2 items')
  await page.getByRole('combobox').selectOption('price')
  await expect(page).toHaveURL(/sort=price/)
  expect(await isSameDocument(page)).toBe(true)
})

test('CART-17 an item goes into the cart without React, and stays said when React comes @phone', async ({
  page,
}) => {
  const letIn = await openWithoutReact(page, clubUrl('dunvarra', '/products/shop/bottle'))
  await mark(page)
  await page.locator('button[form=shop-item]').click()
  const said = page
    .getByRole('main')
    .getByText('Products have been successfully added to your cart.', { exact: true })
    .filter({ visible: true })
  await expect(said).toBeVisible()
  await expect(page.locator('[data-cart-open]').first()).toHaveAccessibleName('Cart, 1 item')
  letIn()
  await wakeUp(page)
  await expect(said).toBeVisible()
  await page.getByRole('button', { name: 'See your cart' }).click()
  await expect(page.getByRole('dialog')).toContainText('bottle', { ignoreCase: true })
  expect(await isSameDocument(page)).toBe(true)
})

test('CART-01 CART-12 the cart is opened, emptied and closed without React; React takes its place when it comes @phone-first', async ({
  page,
}) => {
  const letIn = await openWithoutReact(page, clubUrl('dunvarra', '/products/shop/bottle'))
  await mark(page)
  const opener = page.locator('[data-cart-open]').first()
  const dialog = page.getByRole('dialog')
  await opener.click()
  await expect(dialog).toContainText('Your shopping cart is empty')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  const add = page.locator('button[form=shop-item], #shop-item button[type=submit]').filter({ visible: true })
  await add.first().click()
  await page.getByRole('button', { name: 'See your cart' }).click()
  await expect(dialog.getByRole('heading', { name: 'Cart 1 item' })).toBeFocused()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: /^Remove/ }).click()
  await expect(dialog).toContainText('Your shopping cart is empty')
  await expect(opener).toHaveAccessibleName('Cart')
  // CART-08, CART-09
  await expect(dialog.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute(
    'href',
    '/products/membership',
  )
  await expect(page.locator('[data-light-cart]')).toHaveCount(1)
  letIn()
  await wakeUp(page)
  await expect(page.locator('[data-light-cart]')).toHaveCount(0)
  await expect(dialog).toContainText('Your shopping cart is empty')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('[data-cart-open]:focus')).toHaveCount(1)
  expect(await isSameDocument(page)).toBe(true)
})

test('after Load More the cart is closed by its way on, and the news stay @deep', async ({ page }) => {
  await openWithoutReact(page, HOME)
  await mark(page)
  await loadMore(page).click()
  await expect(page.locator('#news-7')).toBeVisible()
  await page.locator('[data-cart-open]').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Continue shopping' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(`${HOME}?page=2`)
  await expect(page.locator('#news-7')).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('SHELL-16 AUTH-01 the sign-in opens without React, and what was typed into it is there when React comes @phone-first', async ({
  page,
}) => {
  const letIn = await openWithoutReact(page, HOME)
  await mark(page)
  const opener = page.locator('[data-user-corner]')
  await opener.click()
  const email = page.getByRole('dialog').getByLabel('Email')
  await expect(email).toBeFocused()
  await expect(page).toHaveURL(/dialog=authentication/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(HOME)
  await opener.click()
  await email.pressSequentially('nuala@')
  letIn()
  await expect.poll(() => isAwake(page)).toBe(true)
  await untilHydrated(page)
  await email.pressSequentially('dunvarra.example')
  await expect(email).toHaveValue('nuala@dunvarra.example')
  await expect(page.locator('dialog[data-taken]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(await isSameDocument(page)).toBe(true)
})

test('CONTACT-04 a message is judged and sent without React, which then says that it has gone @phone-first', async ({
  page,
  request,
}) => {
  const typed = aMessage({ name: 'Nuala' })
  const letIn = await openWithoutReact(page, clubUrl('dunvarra', '/contact'))
  await mark(page)
  await fillIn(page, { ...typed, email: 'nobody' })
  await send(page).click()
  await expect(field(page, 'email')).toBeFocused()
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'email').fill(typed.email)
  await send(page).click()
  await expect(page.locator('[data-sent]')).toBeVisible()
  await expect(field(page, 'message')).toHaveValue('')
  const thanked = thanks(page)
  letIn()
  await thanked
  await expect(page.locator('[data-sent]')).toBeVisible()
  await expect(field(page, 'message')).toHaveValue('')
  expect((await mailFrom(request, 'dunvarra', typed.email)).text).toContain(typed.message)
  expect(await isSameDocument(page)).toBe(true)
})

test('SHELL-15 SHELL-16 the first press opens the cart, and by keyboard the sign-in @both', async ({
  page,
}) => {
  await openHydrated(page, HOME)
  await page.locator('[data-cart-open]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await openHydrated(page, HOME)
  await page.locator('[data-user-corner]').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Email')).toBeVisible()
  await expect(page).toHaveURL(/dialog=authentication/)
  // CONST-11, OPEN-017: at most 38.75rem.
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(620)
})

test('typing into the contact form loses no character, whenever React comes @phone-first', async ({
  page,
  request,
}) => {
  const typed = aMessage({ name: 'Máirtín' })
  const letIn = await openWithoutReact(page, clubUrl('dunvarra', '/contact'))
  const message = field(page, 'message')
  const [before, after] = [typed.message.slice(0, 9), typed.message.slice(9)]
  await message.pressSequentially(before)
  letIn()
  // React comes while the keys do.
  await message.pressSequentially(after, { delay: 15 })
  await expect(message).toHaveValue(typed.message)
  await fillIn(page, { name: typed.name, surname: typed.surname, email: typed.email })
  await expect.poll(() => isAwake(page)).toBe(true)
  await expect(message).toHaveValue(typed.message)
  await Promise.all([thanks(page), send(page).click()])
  expect((await mailFrom(request, 'dunvarra', typed.email)).text).toContain(typed.message)
})

test('SHOP-05 what was chosen of an item before React came is chosen, and three presses are three @phone-first', async ({
  page,
}) => {
  const letIn = await openWithoutReact(page, clubUrl('dunvarra', '/products/shop/half-zip'))
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  const more = page.getByRole('button', { name: 'One more' })
  for (let press = 0; press < 3; press += 1) await more.click()
  letIn()
  await expect(page.getByRole('spinbutton')).toHaveValue('4')
  await expect(page.getByRole('group', { name: 'Size: M' })).toBeVisible()
})

test.describe('A script that does not come', () => {
  test.use({ provoked: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load/ })

  test('leaves links and forms to the browser, and is asked for again @phone-first', async ({ page }) => {
    let isLost = true
    // Nor does what the early script asks for.
    await intercept(page, [`*${FRAMEWORK}*`, '*?page=2', '*?panel='], ({ kind }) =>
      isLost && kind !== 'Document' ? 'lose' : 'pass',
    )
    await openHydrated(page, HOME)
    await loadMore(page).click()
    await expect(page).toHaveURL(`${HOME}?page=2#news-7`)
    await openHydrated(page, HOME)
    await page.locator('[data-cart-open]').click()
    await expect(page).toHaveURL(clubUrl('dunvarra', '/cart?'))
    await openHydrated(page, clubUrl('dunvarra', '/contact'))
    await field(page, 'name').fill('Síle')
    await send(page).click()
    // Posted as without a script: the page comes back with what to mend, and with what was typed.
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(field(page, 'name')).toHaveValue('Síle')

    await openHydrated(page, HOME)
    await mark(page)
    await page.locator('[data-cart-open]').focus()
    isLost = false
    await loadMore(page).click()
    await expect(page).toHaveURL(`${HOME}?page=2`)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('leaves the sign-in what it is, with what was typed, and is asked for again when the line is back @phone', async ({
    page,
    context,
  }) => {
    let [isLost, lost] = [true, 0]
    await intercept(page, ['*/assets/authentication-dialog-*'], () => {
      if (!isLost) return 'pass'
      lost += 1
      return 'lose'
    })
    await openHydrated(page, HOME)
    await mark(page)
    await page.locator('[data-user-corner]').click()
    const dialog = page.getByRole('dialog')
    const email = dialog.getByLabel('Email')
    await email.fill('nuala@dunvarra.example')
    await expect.poll(() => lost).toBeGreaterThan(0)
    await context.setOffline(true)
    const next = dialog.getByRole('button', { name: 'Next', exact: true })
    await next.click()
    await expect(dialog.getByRole('alert')).toContainText('didn’t get through')
    await expect(email).toHaveValue('nuala@dunvarra.example')
    await context.setOffline(false)
    isLost = false
    await next.click()
    await expect(page).toHaveURL(/dialog=authentication%2F(?!check-email)/)
    await expect(page.locator('dialog[data-taken]')).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })
})

test('reload, then Back and Forward, show what the address says @phone-first @deep', async ({ page }) => {
  await openHydrated(page, HOME)
  await wakeUp(page)
  await page.getByRole('link', { name: 'New floodlights' }).click()
  const article = page.getByRole('heading', { level: 1, name: 'New floodlights' })
  await expect(article).toBeVisible()
  await page.reload()
  await expect(article).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Latest news' })).toBeVisible()
  await expect(article).toHaveCount(0)
  await expect(loadMore(page)).toBeVisible()
  await page.waitForLoadState()
  await page.goForward()
  await expect(article).toBeVisible()
})

test('whoever has scrolled on is not taken back when React comes @phone', async ({ page }) => {
  await openHydrated(page, HOME)
  await page.evaluate(() => scrollTo(0, 300))
  await wakeUp(page)
  await page.reload()
  await openedAt(page, 300)
  // The browser may be there before the early script, which takes its reader there in the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  await page.evaluate(() => scrollTo(0, 900))
  await wakeUp(page)
  expect(await page.evaluate(() => scrollY)).toBe(900)
})

const openedAt = (page: Page, place: number) => expect.poll(() => page.evaluate(() => scrollY)).toBe(place)

test('a page that has changed since is drawn as it is now, and the press still counts @deep', async ({
  page,
  request,
}) => {
  const item = '/products/shop/half-zip'
  const known = await (await ask(request, clubUrl('dunvarra', `${item}.wake`))).text()
  await intercept(page, [`*${item}.wake`], () => ({
    type: 'application/json',
    body: known.replaceAll('Half-zip', 'Warmer half-zip'),
  }))
  await openHydrated(page, clubUrl('dunvarra', item))
  await expect(page.getByRole('heading', { level: 1, name: 'Half-zip', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
  await expect(page.getByRole('heading', { level: 1, name: 'Warmer half-zip' })).toBeVisible()
})
