import type { Page } from '@playwright/test'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { cents } from '@clubhouse/domain/money/money'
import { formatMoney } from '@clubhouse/domain/format'
import { expectNoViolations } from '../support/axe.ts'
import { field, option } from '../support/forms.ts'
import { expectHeard } from '../support/screen-reader/heard.ts'
import { openHydrated, untilHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll } from '../support/layout.ts'
import { enterEmail, newEmail, notices, PASSWORD } from '../support/people.ts'
import { answerAll } from '../support/registration.ts'
import { beginSignedIn } from '../support/signed-in.ts'
import { clubUrl } from '../support/sites.ts'

const CHOOSING = clubUrl('dunvarra', '/products/membership')
const DETAILS = clubUrl('dunvarra', '/products/membership/details')

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const block = (page: Page, number: number) => page.locator(`#plan-${number}`)
const bar = (page: Page) => page.getByRole('complementary', { name: 'Summary' })
const dialog = (page: Page) => page.getByRole('dialog')

/** By the keyboard: MEMB-42 moves the page a moment after each form, and a pointer would miss. */
async function openForm(page: Page, number: number, who: RegExp): Promise<void> {
  await block(page, number).getByRole('button', { name: who }).press('Enter')
  await expect(dialog(page).locator('form')).toBeVisible()
}

/** MEMB-53: what was added leads to the next form at once. */
async function ledTo(page: Page, number: number, who: RegExp): Promise<void> {
  await expect(dialog(page).locator('h2').first()).toHaveText(who)
  await expect(dialog(page)).toContainText(`Plan ${number} of`)
  await expect(dialog(page).locator('form')).toBeVisible()
}

async function save(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
}

/** Nothing is ticked before it is pressed, and everything can be seen after it. */
async function agreeAsFor(page: Page, name: string): Promise<void> {
  const boxes = [field(page, 'code_of_conduct'), field(page, 'data_consent')]
  for (const box of boxes) await expect(box).not.toBeChecked()
  await dialog(page)
    .getByRole('button', { name: `Give the same 3 answers as for ${name}` })
    .click()
  await expect(dialog(page).getByText(`Answered as for ${name}.`)).toBeFocused()
  for (const box of boxes) await expect(box).toBeChecked()
  await expect(option(page, 'photo_permission', 'false')).toBeChecked()
}

/** What the server would charge for the cart of this browser, in all. */
async function chargedTotal(page: Page): Promise<string> {
  const cookie = (await page.context().cookies(DETAILS)).find(({ name }) => name === 'shopping_cart')
  expect(cookie?.httpOnly).toBe(true)
  const cart = await page.evaluate(async (id) => {
    const answer = await fetch(`/api/v2/store/dunvarra/shopping-cart/${id}`)
    return (await answer.json()) as ShoppingCart
  }, cookie?.value)
  return formatMoney(cents(cart.pay_today.total + cart.pay_later), 'EUR')
}

const DAY = 24 * 60 * 60 * 1000
/** A birthday by which somebody is of an age whatever day it is. */
function bornAbout(years: number): string {
  const day = new Date(Date.now() - (years + 0.5) * 365.25 * DAY)
  return `15/${String(day.getMonth() + 1).padStart(2, '0')}/${day.getFullYear()}`
}

test(
  'MEMB-08, HOSTS-17 a new visitor signs up on the way, registers a guardian and two children, and the cart charges what the summary said',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow()
    await openHydrated(page, CHOOSING)
    await page.getByRole('button', { name: 'Season' }).click()
    const pack = card(page, 'Family pack')
    await pack.getByRole('button', { name: 'One more: Senior player' }).click()
    for (let child = 0; child < 2; child += 1) {
      await pack.getByRole('button', { name: 'One more: Juvenile U8–U12' }).click()
    }
    await pack.getByRole('button', { name: 'select bundle' }).click()
    await page.getByRole('button', { name: 'Summer camps' }).click()
    await card(page, 'Camp week 2').getByRole('button', { name: 'select plan' }).click()
    await expectHeard(page, 'buying-1-plans')
    await bar(page).getByRole('button', { name: 'continue' }).first().click()
    await expect(page).toHaveURL(DETAILS)

    // MEMB-40, MEMB-41
    await expect(page.getByRole('heading', { name: 'Login or Create account' })).toBeVisible()
    await expect(block(page, 1).getByRole('button')).toBeDisabled()
    await expectNoViolations(page)
    await expectHeard(page, 'buying-2-who')
    const email = newEmail('sile')
    await page.getByRole('link', { name: 'enter email' }).click()
    await enterEmail(page, email)
    await expect(page.getByLabel('Confirm email')).toBeVisible()
    await expectHeard(page, 'buying-2-who-sign-up', { of: dialog(page) })
    await page.getByLabel('Confirm email').fill(email)
    await page.getByLabel('First name').fill('Síle')
    await page.getByLabel('Last name').fill('Burke')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await page.getByRole('checkbox', { name: 'I accept the Terms and Conditions' }).check()
    await page.getByRole('button', { name: 'create account' }).click()
    await expect(page.getByRole('heading', { name: 'Your family' })).toBeVisible()
    await expect(bar(page)).toContainText('0 of 4 done')
    await expectHeard(page, 'buying-3-family')

    await openForm(page, 1, /^Add Details Adult member/)
    await expect(field(page, 'first_name')).toHaveValue('Síle')
    await expectHeard(page, 'buying-4-form', { of: dialog(page) })
    // CONST-20, MEMB-43: of 800 px of height.
    await atBothWidths(page, async (isPhone) =>
      expect(await dialog(page).boundingBox()).toMatchObject(
        isPhone ? { width: 375, height: 720 } : { width: 720, height: 640 },
      ),
    )
    await expect(dialog(page).getByRole('group').first().locator('> div')).toHaveCSS('max-height', '360px')
    await answerAll(page, { date_of_birth: '11/02/1981' })
    await save(page)
    await expect(block(page, 1)).toContainText('Done')

    // MEMB-38, MEMB-51, MEMB-52
    await expect(block(page, 3)).toContainText('Finish plan 2 first')
    await ledTo(page, 2, /^Parent/)
    await expect(dialog(page)).toContainText('Síle’s form is done. Here’s the next one.')
    await answerAll(page, { date_of_birth: '11/02/1981' })
    await save(page)
    const question = page.getByRole('alertdialog', {
      name: 'Do you want these parent / guardian details to be assigned to all children?',
    })
    await question.getByRole('button', { name: 'Yes' }).click()
    await expect(block(page, 3)).toContainText('Copied from plan 2')

    // MEMB-48: too old for the plan, and put right.
    await ledTo(page, 2, /^Juvenile/)
    await answerAll(page, {
      first_name: 'Seán',
      last_name: 'Burke',
      date_of_birth: bornAbout(15),
    })
    await save(page)
    await expect(dialog(page)).toContainText('Seán is 15')
    // Said half a second after the last key.
    await expect(dialog(page).getByRole('region', { name: 'Complete: Agreements' })).toBeVisible()
    await expectHeard(page, 'buying-4-form-wrong', { of: dialog(page) })
    await expectNoViolations(page)
    await field(page, 'date_of_birth').fill(bornAbout(9))
    await save(page)
    await expect(block(page, 2)).toContainText('Seán Burke')
    await ledTo(page, 3, /^Juvenile/)

    // A reload loses nothing.
    await page.reload({ waitUntil: 'domcontentloaded' })
    await untilHydrated(page)
    await expect(bar(page)).toContainText('2 of 4 done')

    await openForm(page, 3, /^Add Details Juvenile/)
    await dialog(page).getByRole('radio', { name: '+ New Juvenile Member' }).check({ force: true })
    await answerAll(page, {
      first_name: 'Áine',
      last_name: 'Burke',
      date_of_birth: bornAbout(11),
    })
    await save(page)
    await expect(block(page, 3)).toContainText('Áine Burke')

    // The camp: a child that was typed before is only chosen.
    await ledTo(page, 4, /^Juvenile/)
    await dialog(page).getByRole('radio', { name: /Seán/ }).check({ force: true })
    await expect(field(page, 'first_name')).toHaveValue('Seán')
    await answerAll(page, {})
    await save(page)
    await expect(bar(page)).toContainText('4 of 4 done')
    await expectNoViolations(page)
    await expectHeard(page, 'buying-5-family-done')
    await expectNoSidewaysScroll(page)

    const said = await bar(page).getByRole('button', { name: 'Show summary' }).locator('b').textContent()
    await bar(page).getByRole('button', { name: 'Add To Cart' }).first().click()
    await expect(notices(page)).toContainText('Products have been successfully added to your cart.')
    expect(await chargedTotal(page)).toBe(said?.trim())
    expect(await page.evaluate(() => localStorage.getItem('selected-plans'))).toBeNull()
  },
)

test(
  'HOSTS-17, MEMB-47 a returning parent registers three known children without typing a name',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow()
    await beginSignedIn(page, clubUrl('dunvarra'), 'brid@home.example')
    await openHydrated(page, CHOOSING)
    await page.getByRole('button', { name: 'Season' }).click()
    const junior = card(page, 'Juvenile U8–U12')
    await junior.getByRole('button', { name: 'One more' }).click()
    await junior.getByRole('button', { name: 'select plan' }).click()
    await card(page, 'Youth U13–U18').getByRole('button', { name: 'select plan' }).click()
    await bar(page).getByRole('button', { name: 'continue' }).first().click()
    await expect(page).toHaveURL(DETAILS)
    await expect(page.getByRole('heading', { name: 'Your family' })).toBeVisible()

    await openForm(page, 1, /^Add Details Parent/)
    await expect(field(page, 'first_name')).toHaveValue('Bríd')
    await answerAll(page, {})
    await save(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    for (const [at, name] of ['Fiadh', 'Oisín', 'Tom'].entries()) {
      await ledTo(page, at + 1, /^Juvenile/)
      await expect(dialog(page).getByRole('radio', { name: new RegExp(name) })).toBeChecked()
      await expect(field(page, 'first_name')).toHaveValue(name)
      if (at > 0) await agreeAsFor(page, 'Fiadh')
      await answerAll(page, {})
      await save(page)
      await expect(block(page, at + 1)).toContainText(`${name} Hallaran`)
    }
    const said = await bar(page).getByRole('button', { name: 'Show summary' }).locator('b').textContent()
    await bar(page).getByRole('button', { name: 'Add To Cart' }).first().click()
    await expect(notices(page)).toContainText('Products have been successfully added to your cart.')
    expect(await chargedTotal(page)).toBe(said?.trim())
  },
)
