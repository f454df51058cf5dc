import { expect, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { openHydrated } from './hydrated.ts'
import { beginSignedIn } from './signed-in.ts'
import { siteUrl } from './sites.ts'

/** Both run Dunvarra. */
export const ADMIN = 'tadhg@dunvarra.example'
export const OWNER = 'orla@dunvarra.example'

/** A page of the back office, open for somebody who is signed in there. */
export async function openOffice(page: Page, path = '/forms', email = ADMIN): Promise<void> {
  await beginSignedIn(page, siteUrl('backoffice'), email)
  await openHydrated(page, siteUrl('backoffice', path))
  await expect(page).toHaveURL(siteUrl('backoffice', path))
}

let made = 0

/** A form of its own for each journey, from our template; answers its address. The editor is open on it. */
export async function createForm(page: Page, kind: 'Adult' | 'Juvenile' = 'Adult'): Promise<string> {
  made += 1
  const name = `Journey ${Date.now().toString(36)} ${made}`
  await openHydrated(page, siteUrl('backoffice', '/forms/new'))
  await page.getByLabel('Name').fill(name)
  await page.getByLabel(kind).check()
  await page.getByRole('button', { name: 'Create form' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await editorIsThere(page)
  return new URL(page.url()).pathname
}

/** The same without the way there, for journeys about the editor: an admin is signed in, the form is posted as its page does. */
export async function beginForm(page: Page, kind: 'Adult' | 'Juvenile' = 'Adult'): Promise<string> {
  made += 1
  const name = `Journey ${Date.now().toString(36)} ${made}`
  await beginSignedIn(page, siteUrl('backoffice'), ADMIN)
  const cookies = await page.context().cookies(siteUrl('backoffice'))
  const answer = await ask(page.request, siteUrl('backoffice', '/forms/new'), {
    method: 'POST',
    headers: {
      origin: new URL(siteUrl('backoffice')).origin,
      cookie: cookies.map((each) => `${each.name}=${each.value}`).join('; '),
    },
    form: { name, kind: kind.toLowerCase(), from: '' },
  })
  // What it says of itself on arrival is the page's affair.
  const [path = ''] = (answer.headers()['location'] ?? '').split('?')
  expect(path, `the form was not made: ${answer.status()}`).toMatch(/^\/forms\/[^/]+$/)
  await openHydrated(page, siteUrl('backoffice', path))
  await editorIsThere(page)
  return path
}

export async function editorIsThere(page: Page): Promise<void> {
  // It comes by itself, and is large.
  await expect(page.getByLabel('Section title')).toBeVisible()
}

/** The button saves; the bar says so. */
export async function saveForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved today at \d\d:\d\d$/)).toBeVisible()
}

/** A question of the club's own at the end of the section that is shown. */
export async function addQuestion(page: Page, type: string, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByRole('button', { name: new RegExp(`^${type}`) }).click()
  await page.getByLabel('Question', { exact: true }).fill(label)
}
