import type { APIRequestContext } from '@playwright/test'
import { ask } from '../support/ask.ts'
import { openHydrated, untilHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { enterEmail, enterPassword, notices, userMenu } from '../support/people.ts'
import { clubUrl } from '../support/sites.ts'

const ARTICLE = '/news/new-floodlights'
const WRONG = 'That email and password don’t match.'

test.describe('from the dialog', () => {
  test('SHELL-16, AUTH-01, AUTH-56 a member signs in and stays on the page', async ({ page }) => {
    await openHydrated(page, clubUrl('dunvarra', ARTICLE))
    await page.getByRole('link', { name: 'Sign in' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Enter your e-mail' })).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    const { width } = (await dialog.boundingBox())!
    // 30rem, well within what AUTH-01 allows.
    expect(width).toBeLessThanOrEqual(480)
    // One width for the field and its button.
    const widths = await dialog
      .locator('input:visible, button[type=submit]')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().width)))
    expect(new Set(widths).size).toBe(1)

    await enterEmail(page, 'Brid@Home.Example')
    await expect(dialog.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('brid@home.example')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await enterPassword(page)

    // OPEN-021
    await expect(notices(page)).toContainText('Hello Bríd')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(clubUrl('dunvarra', ARTICLE))
    await expect(userMenu(page)).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('IsFirstTimeLogin'))).toBeNull()
    await expect(userMenu(page)).toBeFocused()
  })

  test('AUTH-54 no token reaches the page, and what a guest left behind goes @phone', async ({
    page,
    context,
  }) => {
    await context.addCookies([
      { name: 'guest_access_token', value: 'guest', url: clubUrl('dunvarra'), httpOnly: true },
    ])
    await openHydrated(page, clubUrl('dunvarra', ARTICLE))
    await page.evaluate(() => localStorage.setItem('guestFormData', '{}'))
    await page.getByRole('link', { name: 'Sign in' }).click()
    await enterEmail(page, 'kwame@home.example')
    await enterPassword(page)
    await expect(notices(page)).toContainText('Hello Kwame')
    await expect(userMenu(page)).toBeVisible()
    const cookies = await context.cookies()
    expect(cookies.map(({ name }) => name)).not.toContain('guest_access_token')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('guestFormData'))).toBeNull()
    const secret = cookies.find(({ name }) => name === 'authentication')
    expect(secret?.httpOnly).toBe(true)
    expect(await page.content()).not.toContain(secret?.value ?? 'missing')
  })

  test('Back, reload and Esc do what they do everywhere; closing gives the focus back @desktop', async ({
    page,
  }) => {
    await openHydrated(page, clubUrl('dunvarra', ARTICLE))
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeFocused()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await enterEmail(page, 'brid@home.example')
    const title = page.getByRole('dialog').getByRole('heading', { level: 2 }).first()
    await expect(title).toHaveText('Sign in')
    await page.reload()
    await untilHydrated(page)
    await expect(title).toHaveText('Sign in')
    await page.goBack()
    await expect(title).toHaveText('Enter your e-mail')
    await page.goForward()
    await expect(title).toHaveText('Sign in')
    // Where React had only begun, the address was loaded anew.
    await untilHydrated(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(clubUrl('dunvarra', ARTICLE))
  })
})

test.describe('on its own page', () => {
  test.use({ provoked: /status of (401|422)/ })

  test('AUTH-56 a full page leads where one was going, and never to another site @phone', async ({
    page,
  }) => {
    for (const [redirect, lands] of [
      ['/pages/fees', '/pages/fees'],
      ['//evil.example/x', '/'],
    ] as const) {
      await page.context().clearCookies()
      await openHydrated(
        page,
        clubUrl('dunvarra', `/authentication/check-email?redirect=${encodeURIComponent(redirect)}`),
      )
      await enterEmail(page, 'dara@home.example')
      await enterPassword(page)
      await expect(page).toHaveURL(clubUrl('dunvarra', lands))
      await expect(userMenu(page)).toBeVisible()
    }
  })

  test('AUTH-09, AUTH-47, AUTH-52, AUTH-55 each field says what is wrong; a wrong password is said once, as a danger notice on the form; the field waits for the right one', async ({
    page,
  }) => {
    await openHydrated(page, clubUrl('dunvarra', '/authentication'))
    await expect(page).toHaveURL(clubUrl('dunvarra', '/authentication/check-email'))
    await enterEmail(page, '')
    await expect(page.getByText('Email is required')).toBeVisible()
    await enterEmail(page, 'brid@home')
    await expect(page.getByText('Email must be valid')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await enterEmail(page, 'brid@home.example')
    await enterPassword(page, 'abc')
    await expect(page.getByText('Invalid password')).toBeVisible()

    // Managers find the e-mail beside the password, which can be shown.
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveAttribute('type', 'password')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    // AUTH-48, TERMS-10
    for (const name of ['Privacy Policy', 'Terms']) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
    }

    await page.getByLabel('Remember me').check()
    await enterPassword(page, 'NotTheRight1')
    await expect(page.getByRole('alert')).toHaveText(`${WRONG}Reset your password`)
    await expect(page.getByRole('alert').getByRole('img', { name: 'Error:' })).toBeVisible()
    await expect(notices(page)).toHaveCount(0)
    await expect(page.getByLabel('Email')).toHaveValue('brid@home.example')
    await expect(page.getByLabel('Remember me')).toBeChecked()
    await expect(password).toHaveValue('')
    await expect(password).toBeFocused()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type('N')
    await expect(password).not.toHaveAttribute('aria-invalid')
    await page.getByRole('link', { name: 'Reset your password' }).click()
    await expect(page).toHaveURL(clubUrl('dunvarra', '/authentication/forgot-password'))
  })

  test(
    'AUTH-02, AUTH-03, AUTH-04, AUTH-15 addresses that are no step lead to one that is',
    { tag: '@desktop' },
    async ({ request }) => {
      for (const [from, to] of [
        ['', '/check-email'],
        ['/forgot-password/no/such', '/forgot-password'],
        ['/set-password', '/set-password/validate-token'],
        ['/set-password/no-such', '/set-password/validate-token'],
        ['/sign-up', '/check-email'],
        // AUTH-04, then AUTH-50: nothing was entered yet.
        ['/no-such', '/check-email'],
        ['/forgot-password/update-password', '/forgot-password'],
      ] as const) {
        expect(await leadsTo(request, `/authentication${from}`), from).toBe(`/authentication${to}`)
      }
    },
  )
})

/** Where an address leads in the end. */
async function leadsTo(request: APIRequestContext, path: string): Promise<string> {
  const answer = await ask(request, clubUrl('dunvarra', path))
  const next = answer.headers()['location']
  return next ? leadsTo(request, new URL(next, clubUrl('dunvarra')).pathname) : path
}
