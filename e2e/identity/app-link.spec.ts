import type { APIRequestContext, Page } from '@playwright/test'
import { ask } from '../support/ask.ts'
import { expectNoViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { createPerson, newEmail, PASSWORD } from '../support/people.ts'
import { clubUrl } from '../support/sites.ts'

/** As an app does: signs somebody in by the API, and asks for a link for its web view. */
async function linkFromApp(request: APIRequestContext, path = '/pages/fees', query = 'product=Membership') {
  const email = newEmail('app')
  await createPerson(request, 'dunvarra', email)
  const post = async (call: string, data: object, bearer?: string) => {
    const answer = await ask(request, clubUrl('dunvarra', `/api${call}`), {
      method: 'POST',
      data,
      ...(bearer && { headers: { authorization: `Bearer ${bearer}` } }),
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const { access_token: bearer } = await post('/oauth/token', {
    grant_type: 'password',
    username: email,
    password: PASSWORD,
  })
  const { code } = await post('/v2/user/app-code', {}, bearer)
  return { code, url: clubUrl('dunvarra', `${path}?token=${code}&${query}`) }
}

const question = (page: Page) => page.getByRole('heading', { level: 1, name: 'Continue as Nóra?' })
const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name !== 'cookie_policy')
const stored = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))

test('SHELL-40 OPEN-044 a web view is asked by name, and signed in by one tap', async ({ page, request }) => {
  const { url } = await linkFromApp(request)
  await page.goto(url)
  await expect(question(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expectNoViolations(page)
  // SHELL-33: at the bottom, also where there is neither navbar nor footer.
  const notice = await page.getByRole('complementary', { name: 'Cookies' }).boundingBox()
  expect(Math.round((notice?.y ?? 0) + (notice?.height ?? 0))).toBe(page.viewportSize()?.height)
  expect(await cookieNames(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  // SHELL-41: what the app came for is open.
  await expect(page).toHaveURL(clubUrl('dunvarra', '/products/membership'))
  await expect(page.getByRole('banner')).toBeHidden()
  expect(await cookieNames(page)).toEqual(expect.arrayContaining(['authentication', 'session']))
  expect(await stored(page)).toMatchObject({ hideNavbar: 'true', product: 'Membership' })
})

test('a forwarded link signs nobody in', { tag: '@phone' }, async ({ page, request, browser }) => {
  const { url } = await linkFromApp(request)
  await page.goto(url)
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await expect(page).toHaveURL(clubUrl('dunvarra', '/pages/fees?product=Membership'))
  expect(await cookieNames(page)).toEqual([])

  // Declined above: whoever it is sent to sees the page as a stranger does.
  const stranger = await browser.newContext()
  const theirs = await stranger.newPage()
  await theirs.goto(url)
  await expect(theirs.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible()
  expect((await stranger.cookies()).some(({ name }) => name === 'authentication')).toBe(false)
  await stranger.close()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the question is answered all the same', { tag: '@phone' }, async ({ page, request }) => {
    const { url, code } = await linkFromApp(request)
    await page.goto(url)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(clubUrl('dunvarra', '/products/membership'))
    expect(await cookieNames(page)).toContain('authentication')

    await page.goto(clubUrl('dunvarra', `/authentication/continue-as?token=${code}`))
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  })
})
