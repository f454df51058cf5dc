import { ask } from '../support/ask.ts'
import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'
import { NAMES } from '../support/demo-world.ts'

test.use({ javaScriptEnabled: false })

test('SHELL-31 SHELL-32 the footer has home, the menu, contact, the networks and the platform’s own pages @desktop', async ({
  page,
}) => {
  await page.goto(clubUrl('dunvarra', '/pages/fees'))
  const footer = page.getByRole('contentinfo')
  const explore = footer.getByRole('navigation', { name: 'Explore' })
  await expect(explore.getByRole('link')).toHaveText([
    'Home',
    'Fixtures & Results',
    'Membership',
    'Lotto',
    'Shop',
    'Draw',
    /^League site/,
    'Fees',
    'About us',
    'Contact',
    'History',
    'Safeguarding',
    'Grounds',
    'Committee',
  ])
  await expect(footer.getByRole('link', { name: /^(Facebook|X|Instagram)/ })).toHaveCount(3)
  const platform = footer.getByRole('navigation', { name: 'About this site' })
  await expect(platform.getByRole('link')).toHaveText(['About this site', 'Terms', 'Privacy', 'Cookies'])
  await expect(footer).toContainText(NAMES.dunvarra)
  await expect(footer).toContainText('Harbour Field, Quay Road')
})

test('the platform’s pages speak of this club', { tag: '@phone' }, async ({ page }) => {
  await page.goto(clubUrl('inishvarn'))
  for (const [link, title] of [
    ['About this site', 'About this site'],
    ['Terms', 'Terms and Conditions'],
    ['Privacy', 'Privacy'],
    ['Cookies', 'Cookies Policy'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(`${title} | ${NAMES.inishvarn}`)
  }
})

test('SHELL-30 the banner stands on the home page only', { tag: '@desktop' }, async ({ request }) => {
  /** What is read, without the data for the scripts. */
  const served = async (path: string) =>
    (await (await ask(request, clubUrl('dunvarra', path))).text()).replaceAll(/<script\b.*?<\/script>/gs, '')
  for (const words of ['View More', 'Registration is open']) expect(await served('/')).toContain(words)
  for (const path of ['/news/new-floodlights', '/pages/about-us', '/products', '/about', '/error']) {
    const html = await served(path)
    expect(html, path).toContain('</footer>')
    expect(html, path).not.toMatch(/View More|Registration is open/)
  }
})
