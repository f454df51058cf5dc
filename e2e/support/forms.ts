import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { PASSWORD } from './people.ts'
import { type Club, clubUrl, siteUrl } from './sites.ts'

type Kind = 'adult' | 'juvenile' | 'guardian'

interface ListedForm {
  form_id: string
  kind: Kind
  name: string
}

/** The form that the demo begins with; journeys add others of the same kind. */
const NAMES: Record<Club, Record<Kind, string>> = {
  dunvarra: { adult: 'Adult registration', juvenile: 'Juvenile registration', guardian: 'Parent/guardian' },
  inishvarn: { adult: 'Senior registration', juvenile: 'Junior registration', guardian: 'Parent/guardian' },
}

export async function formUrl(request: APIRequestContext, club: Club, kind: Kind): Promise<string> {
  const answer = await ask(request, clubUrl(club, `/api/v2/dev/${club}/forms`))
  const forms = (await answer.json()) as ListedForm[]
  const found = forms.find((form) => form.name === NAMES[club][kind])
  return clubUrl(club, `/dev/forms/${found?.form_id}`)
}

/** What a question is answered with; several for boxes and radios. */
export const field = (page: Page, id: string): Locator => page.locator(`[name="q.${id}"]`)
export const otherField = (page: Page, id: string): Locator => field(page, `${id}.other`)
export const option = (page: Page, id: string, value: string): Locator =>
  page.locator(`[name="q.${id}"][value="${value}"]`)
export const send = (page: Page): Locator => page.getByRole('button', { name: 'Send', exact: true })
export const problems = (page: Page): Locator =>
  page.getByRole('alert', { name: /^There (is a problem|are \d+ problems)$/ })

/** A child as its parents would enter it, without the questions that each journey looks at. */
export const CHILD = {
  first_name: 'Fiadh',
  last_name: 'Ní Hallaráin',
  date_of_birth: '27/03/2014',
  address_line1: '4 Quay Road',
  city: 'Dunvarra',
  emergency_contact_name: 'Síle Ní Fhearra',
  emergency_contact_phone: '0861234567',
}

export async function fillIn(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [id, value] of Object.entries(typed)) await field(page, id).fill(value)
}

/** MEMB-58: a long list is searched; until the search has come a plain one stands there. */
export async function searchCounty(page: Page, county: string): Promise<void> {
  const search = page.locator('input[role=combobox]')
  await search.fill(county)
  await page.getByRole('option', { name: county, exact: true }).click()
  await expect(field(page, 'county')).toHaveValue(county)
}

/** What the club received, by the question as it was asked. */
export async function received(page: Page): Promise<Record<string, string>> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  const pairs = await page
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('dt')?.textContent ?? '',
        [...row.querySelectorAll('dd')].map((each) => each.textContent).join(', '),
      ]),
    )
  return Object.fromEntries(pairs) as Record<string, string>
}

/** Somebody who runs the club, at work without a browser. */
export interface Desk {
  call: <T>(method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) => Promise<T>
}

export async function openDesk(request: APIRequestContext, email = 'orla@dunvarra.example'): Promise<Desk> {
  const url = (path: string) => siteUrl('backoffice', `/api/${path}`)
  const granted = await ask(request, url('oauth/token'), {
    method: 'POST',
    data: { grant_type: 'password', client_id: 'web', username: email, password: PASSWORD },
  })
  expect(granted.ok(), await granted.text()).toBe(true)
  const { access_token } = (await granted.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  const user = (await (await ask(request, url('v2/user'), { headers })).json()) as {
    accounts: { account_id: string }[]
  }
  const account = user.accounts[0]?.account_id ?? ''
  return {
    async call<T>(method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) {
      const answer = await ask(request, url(`v2/backoffice${path}`), {
        method,
        headers: { ...headers, 'x-account-id': account },
        ...(data && { data }),
      })
      expect(answer.ok(), await answer.text()).toBe(true)
      return (await answer.json()) as T
    },
  }
}
