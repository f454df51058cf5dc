import { expect as expectAnswer, test as requestTest } from '../../support/world.ts'
import { ask } from '../../support/ask.ts'
import { goOffline, openHydrated, wakeUp } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { clubUrl } from '../../support/sites.ts'
import { NAMES } from '../../support/demo-world.ts'

test('SHELL-05 SHELL-06 ERR-03 an unknown path leads to the error page and from there home', async ({
  page,
  request,
}) => {
  const club = 'dunvarra'
  const response = await page.goto(clubUrl(club, '/no/such/path?at=all'))
  await expect(page).toHaveURL(clubUrl(club, '/error'))
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(`Page not found | ${NAMES[club]}`)
  await expect(
    page.getByText('Oops... Looks like we cannot find this page. You can visit our home page instead.', {
      exact: true,
    }),
  ).toBeVisible()
  const { host } = new URL(clubUrl(club))
  await expect(page.getByText(`${host}/no/such/path`, { exact: true })).toBeVisible()
  const home = page.getByRole('main').getByRole('link', { name: 'Go to Home Page' })
  await expect(home).toBeInViewport()
  await home.click()
  await expect(page).toHaveURL(clubUrl(club))
  await expect(page.getByRole('region', { name: 'Latest news' })).toBeVisible()

  // The other club's is the same page in its own name.
  const led = await ask(request, clubUrl('inishvarn', '/no/such/path'))
  expect([led.status(), led.headers()['location']]).toEqual([302, '/error'])
  const other = await ask(request, clubUrl('inishvarn', '/error'))
  expect(other.status()).toBe(404)
  expect(await other.text()).toContain(`<title>Page not found | ${NAMES.inishvarn}</title>`)
})

test('the error page offers what visitors look for @phone', async ({ page }) => {
  await openHydrated(page, clubUrl('dunvarra', '/error'))
  const popular = page.getByRole('navigation', { name: 'Or go straight to' })
  await expect(popular.getByRole('link')).toHaveText([
    'Fixtures & Results',
    'Contact',
    'Membership',
    'Lotto',
    'Shop',
    'Draw',
  ])
  await popular.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(clubUrl('dunvarra', '/contact'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('A page that cannot be fetched on the way', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|Failed to fetch/ })

  test(
    'says that you are offline, keeps the navbar and comes back',
    { tag: '@phone' },
    async ({ page, context }) => {
      await openHydrated(page, clubUrl('dunvarra', '/pages/fees'))
      await wakeUp(page)
      await goOffline(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Grounds' }).click()
      await expect(page.getByRole('alert').getByRole('heading')).toHaveText('You seem to be offline')
      await expect(page.getByRole('banner')).toBeVisible()
      await context.setOffline(false)
      await page.getByRole('alert').getByRole('link', { name: 'Retry' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grounds')
    },
  )
})

requestTest(
  'addresses that are nobody’s are answered without a stack trace',
  { tag: '@desktop' },
  async ({ request }) => {
    const paths = [
      '/wp-admin/',
      '/index.php',
      '/.env',
      '/news',
      '/pages',
      '/news/a/b',
      '/%00',
      '/..%2f..%2fetc/passwd',
    ]
    for (const path of paths) {
      const answer = await ask(request, clubUrl('dunvarra', path))
      expectAnswer([302, 400, 404]).toContain(answer.status())
      expectAnswer(await answer.text()).not.toMatch(/\bat .+\.(ts|js):\d+|node_modules|stack/i)
      if (answer.status() === 302) expectAnswer(answer.headers()['location']).toBe('/error')
    }
  },
)
