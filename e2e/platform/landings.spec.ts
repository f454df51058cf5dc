import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { clubUrl, siteUrl } from '../support/sites.ts'

const SITES = [
  {
    site: 'backoffice',
    name: 'Back office',
    title: 'Run your club in one place',
    audience: /^For admins and owners of a club\./,
  },
  {
    site: 'myaccount',
    name: 'My account',
    title: 'Your family and your club',
    audience: /^Not a member yet\?/,
  },
  {
    site: 'su',
    name: 'Superuser',
    title: 'The engine room',
    audience: /^For the people who run the platform\./,
  },
  {
    site: 'xgb',
    name: 'Governing body',
    title: 'One view over many clubs',
    audience: /^For staff of a governing body\./,
  },
] as const

test('each site of the platform says what it is for and for whom', async ({ page }) => {
  for (const { site, name, title, audience } of SITES) {
    await openHydrated(page, siteUrl(site))
    await expect(page).toHaveTitle(`${name} | Clubhouse`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('banner').getByText(name, { exact: true })).toBeVisible()
    await expect(page.getByText(audience)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'What you can do here' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      /^\/authentication\/(check-email|sign-in)$/,
    )
    // Not the bare page of a browser.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /outfit/i)
  }
  await page.getByRole('main').getByRole('link', { name: 'Inishvarn Hockey Club' }).click()
  await expect(page).toHaveURL(clubUrl('inishvarn'))
})

test('its own pages open inside the same shell and lead home again', { tag: '@phone' }, async ({ page }) => {
  await openHydrated(page, siteUrl('myaccount'))
  for (const [link, heading] of [
    ['About', 'About this site'],
    ['Terms', 'Terms and Conditions'],
    ['Privacy', 'Privacy'],
    ['Cookies', 'Cookies Policy'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('banner').getByText('My account', { exact: true })).toBeVisible()
  }
  await page.getByRole('banner').getByRole('link', { name: 'Clubhouse, home' }).click()
  await expect(page).toHaveURL(siteUrl('myaccount'))
})

test(
  'SHELL-05 an unknown path of a platform site leads to its error page',
  { tag: '@desktop' },
  async ({ page }) => {
    const response = await page.goto(siteUrl('backoffice', '/no/such/path'))
    expect(response?.status()).toBe(404)
    await expect(page).toHaveURL(siteUrl('backoffice', '/error'))
    await page.getByRole('link', { name: 'Go to Home Page' }).click()
    await expect(page).toHaveURL(siteUrl('backoffice'))
  },
)
