import { expect, test } from '../../support/world.ts'
import type { Browser } from 'puppeteer-core'
import { findEngines } from '../../../scripts/lib/find-engines.mjs'
import { aMessage } from '../../support/contact.ts'
import {
  type FirefoxPage,
  isAwake,
  loseFiles,
  newFirefoxPage,
  openFirefox,
  openPage,
  untilAwake,
} from '../../support/firefox.ts'
import { clubUrl } from '../../support/sites.ts'

const HOME = clubUrl('dunvarra')
const FIREFOX = findEngines().firefox

/** What sleeps and wakes leans on the browser itself, so a second engine is asked: in deep runs, where there is one. */
test.describe('In Firefox @deep', { tag: '@desktop' }, () => {
  test.skip(FIREFOX === null, 'There is no Firefox here; FIREFOX_PATH names one.')

  let browser: Browser
  let page: FirefoxPage
  let complaints: string[]

  test.beforeAll(async () => {
    browser = await openFirefox(FIREFOX ?? '')
  })
  test.afterAll(() => browser?.close())

  test.beforeEach(async () => {
    ;({ page, complaints } = await newFirefoxPage(browser))
  })
  test.afterEach(async () => {
    await page.browserContext().close()
    expect(complaints).toEqual([])
  })

  const seen = (selector: string) => page.waitForSelector(selector, { visible: true })
  const mark = () => page.evaluate(() => void Object.assign(window, { sameDocument: true }))
  const isSameDocument = () => page.evaluate(() => 'sameDocument' in window)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))

  test('menu and carousel work while the page sleeps', async () => {
    await openPage(page, HOME)
    await page.locator('header details[name=navbar] summary').click()
    await seen('header details[name=navbar] a[href="/pages/history"]')
    await page.keyboard.press('Escape')
    await page.waitForSelector('header details[name=navbar]:not([open])')
    const scrolled = () => page.$eval('[data-carousel-track]', (track) => track.scrollLeft)
    expect(await scrolled()).toBe(0)
    await page.locator('[data-carousel-step="1"]').click()
    await expect.poll(scrolled).toBeGreaterThan(0)
    expect(await isAwake(page)).toBe(false)
  })

  test('the first press of Load More is answered on the same page, and Back undoes it', async () => {
    await openPage(page, HOME)
    await mark()
    await page.locator('[data-load-more]').click()
    await seen('#news-7')
    await expect.poll(() => page.url()).toBe(`${HOME}?page=2`)
    await expect.poll(focused).toBe(await page.$eval('#news-7 a', (link) => link.getAttribute('href')))
    expect(await isSameDocument()).toBe(true)
    await page.goBack()
    await page.waitForFunction(() => !document.querySelector('#news-7'))
    expect(page.url()).toBe(HOME)
  })

  test('the first press opens the cart, and by keyboard the sign-in', async () => {
    await openPage(page, HOME)
    await page.locator('[data-cart-open]').click()
    await seen('dialog[open]')
    await openPage(page, HOME)
    await page.focus('[data-user-corner]')
    await page.keyboard.press('Enter')
    await seen('dialog[open] input[type=email]')
    expect(page.url()).toContain('dialog=authentication')
  })

  test('typing into the contact form loses no character', async () => {
    const { message } = aMessage()
    await openPage(page, clubUrl('dunvarra', '/contact'))
    await page.type('textarea[name=message]', message)
    await untilAwake(page)
    await page.type('textarea[name=message]', ' Thanks!')
    const value = () => page.$eval('textarea[name=message]', (field) => field.value)
    await expect.poll(value).toBe(`${message} Thanks!`)
  })

  test('what does not come leaves links to the browser, and is asked for again', async () => {
    const letThrough = await loseFiles(page, /\/assets\/framework-/)
    await openPage(page, HOME)
    await page.locator('[data-load-more]').click()
    await expect.poll(() => page.url()).toBe(`${HOME}?page=2#news-7`)
    await openPage(page, HOME)
    await mark()
    await page.focus('[data-cart-open]')
    letThrough()
    await page.locator('[data-load-more]').click()
    await expect.poll(() => page.url()).toBe(`${HOME}?page=2`)
    expect(await isSameDocument()).toBe(true)
  })

  test('reload, then Back, finds the page and the place where its reader was', async () => {
    await openPage(page, HOME)
    await page.evaluate(() => scrollTo(0, 600))
    await page.locator('#news-6 a').click()
    await page.waitForFunction(() => location.pathname.startsWith('/news/'))
    await page.reload({ waitUntil: 'domcontentloaded' })
    // Kept as it was left, it loads nothing that the driver could wait for.
    await page.evaluate(() => history.back())
    await page.waitForFunction(() => location.pathname === '/' && document.querySelector('#latest-news'))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  })
})
