import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { type Club, clubUrl } from './sites.ts'

/** Everybody's in the demo. */
export const PASSWORD = 'Harbour7Lamp'

/** Somebody new for each journey: the same person twice at once would be in their own way. */
export function newEmail(who: string): string {
  return `${who}.${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}@home.example`
}

/** Makes somebody an account on a club's site, without a browser. */
export async function createPerson(request: APIRequestContext, club: Club, email: string): Promise<void> {
  const answer = await ask(request, clubUrl(club, '/api/v2/member'), {
    method: 'POST',
    data: {
      email,
      first_name: 'Nóra',
      last_name: 'Tester',
      mobile: null,
      user: { email, confirmEmail: email, password: PASSWORD, confirmPassword: PASSWORD },
      terms: true,
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** The first step, wherever it is shown. */
export async function enterEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

export async function enterPassword(page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'sign in', exact: true }).click()
}

export const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** Takes the notice away that may lie over what is pressed next; it goes by itself where the machine is too slow. */
export async function dismissNotice(page: Page): Promise<void> {
  await notices(page).waitFor()
  await notices(page)
    .getByRole('button', { name: 'Dismiss' })
    .click({ timeout: 5_000 })
    .catch(() => {})
  await expect(notices(page)).toHaveCount(0)
}

export const userMenu = (page: Page) => page.locator('summary[aria-label^="Hello"]')

interface DemoMail {
  subject: string
  links: string[]
  code: string | null
}

/** The newest mail to somebody whose subject says this; mails leave a moment after what caused them. */
export async function mailTo(request: APIRequestContext, email: string, subject: RegExp): Promise<DemoMail> {
  let found: DemoMail | undefined
  await expect(async () => {
    const url = clubUrl('dunvarra', `/dev/mail?to=${encodeURIComponent(email)}`)
    const answer = await ask(request, url, { headers: { accept: 'application/json' } })
    const mails = (await answer.json()) as DemoMail[]
    found = mails.find((mail) => subject.test(mail.subject))
    expect(found, `a mail to ${email} about ${subject.source}`).toBeDefined()
  }).toPass()
  return found as DemoMail
}

/** Throws a switch of the demo. */
export async function switchDemo(request: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await ask(request, clubUrl('dunvarra', path), { method: 'POST', data })
  expect(answer.ok(), await answer.text()).toBe(true)
}
