import type { Page } from '@playwright/test'
import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'
import { CLUBS, NAMES } from '../support/demo-world.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const opener = (page: Page, name: string) => menu(page).locator('summary', { hasText: name })
/** The first three, what its settings open, and the rest. */
const BAR = {
  dunvarra: ['Membership', 'Lotto', 'Shop', 'Fixtures & Results', 'Contact', 'More...'],
  inishvarn: ['Membership', 'Lotto', 'The club', 'Results & Fixtures', 'Contact', 'More...'],
}
const NETWORKS = { dunvarra: ['Facebook', 'X', 'Instagram'], inishvarn: ['Facebook', 'Instagram'] }
const CLUB_PAGES = ['History', 'Safeguarding', 'Grounds', 'Committee']

test.describe('The navbar', { tag: '@desktop' }, () => {
  for (const club of CLUBS) {
    test(`SHELL-08 SHELL-09 SHELL-10 SHELL-13 SHELL-14 of ${club}: crest, three items in order, what its settings open, the rest under More..., and its networks`, async ({
      page,
    }) => {
      await openHydrated(page, clubUrl(club, '/pages/fees'))
      const fees = menu(page).getByRole('link', { name: 'Fees', includeHidden: true })
      await expect(fees).toHaveAttribute('aria-current', 'page')
      await expectNetworks(page, NETWORKS[club])
      const items = menu(page).getByRole('list').first().locator('> li')
      const words = BAR[club]
      await expect(items).toHaveCount(words.length)
      for (const [index, text] of words.entries()) await expect(items.nth(index)).toContainText(text)

      const hidden = menu(page).getByRole('link', { name: 'About us' })
      await expect(hidden).toBeHidden()
      await opener(page, 'More...').click()
      await expect(hidden).toHaveAttribute('href', '/pages/about-us')
      await hidden.click()
      await expect(page).toHaveURL(clubUrl(club, '/pages/about-us'))
      await expect(hidden).toBeHidden()

      await page
        .getByRole('banner')
        .getByRole('link', { name: `${NAMES[club]}, home` })
        .click()
      await expect(page).toHaveURL(clubUrl(club))
    })
  }

  test('SHELL-21 SHELL-22 SHELL-27 pages, sections and links to elsewhere; nothing that is not there yet', async ({
    page,
  }) => {
    await page.goto(clubUrl('inishvarn'))
    const banner = page.getByRole('banner')
    for (const name of [/Shop|Draw/, /Fixtures & Results/]) {
      await expect(banner.getByRole('link', { name, includeHidden: true })).toHaveCount(0)
    }
    // SHELL-15: an empty cart has no badge.
    await expect(banner.getByRole('button', { name: 'Cart', exact: true })).toHaveText('')
    const fees = menu(page).getByRole('link', { name: 'Fees', includeHidden: true })
    await expect(fees).toHaveAttribute('href', '/pages/fees')
    const league = menu(page).getByRole('link', {
      name: 'League site (opens in a new tab)',
      includeHidden: true,
    })
    await expect(league).toHaveAttribute('href', 'https://four-coasts-league.example/')
    await expect(league).toHaveAttribute('target', '_blank')
    await expect(league).toHaveAttribute('rel', 'noopener noreferrer')

    await opener(page, 'The club').click()
    for (const title of CLUB_PAGES) {
      const link = menu(page).getByRole('link', { name: title })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', `/pages/${title.toLowerCase()}`)
    }
  })
})

async function expectNetworks(page: Page, networks: string[]): Promise<void> {
  const links = page.getByRole('banner').getByRole('list').last().getByRole('link')
  await expect(links).toHaveCount(networks.length)
  for (const [index, network] of networks.entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(new RegExp(`\\b${network}\\b.*new tab`))
    await expect(links.nth(index)).toHaveAttribute('target', '_blank')
    await expect(links.nth(index)).toHaveAttribute('rel', 'noopener noreferrer')
  }
}
