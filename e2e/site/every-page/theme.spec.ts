import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { clubUrl } from '../../support/sites.ts'

const COLOURS = {
  dunvarra: {
    primary: '#0b5d3b',
    accent: '#f2b705',
    warning: '#c2410c',
    plate: '#ffffff',
    font: 'barlow condensed',
  },
  inishvarn: {
    primary: '#14213d',
    accent: '#ff6b57',
    warning: '#b45309',
    plate: '#e8eef7',
    font: 'bricolage grotesque',
  },
}

const SEEN = {
  dunvarra: { button: 'rgb(242, 183, 5)', footer: 'rgb(11, 93, 59)' },
  inishvarn: { button: 'rgb(255, 107, 87)', footer: 'rgb(20, 33, 61)' },
}

const variables = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    const value = (name: string) => style.getPropertyValue(name).trim().toLowerCase()
    return {
      primary: value('--primary'),
      accent: value('--accent'),
      warning: value('--warning'),
      plate: value('--logo-plate'),
      font: value('--font-heading').split(',')[0]?.replaceAll('"', ''),
    }
  })

test.describe('SHELL-02 the colours of the club', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  for (const club of ['dunvarra', 'inishvarn'] as const) {
    test(`${club} is served in its own, on every page; they are seen: banner, buttons and footer`, async ({
      page,
    }) => {
      for (const path of ['/pages/fees', '/products', '/error', '/terms', '/']) {
        await page.goto(clubUrl(club, path))
        expect(await variables(page)).toEqual(COLOURS[club])
        await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
          'content',
          COLOURS[club].primary,
        )
      }
      const { button, footer } = SEEN[club]
      await expect(page.getByRole('link', { name: 'View More' })).toHaveCSS('background-color', button)
      await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', footer)
    })
  }
})

test.describe('A dark device', { tag: '@desktop' }, () => {
  test.use({ colorScheme: 'dark' })

  test('is followed by the club that wants it and by no other', async ({ page }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.goto(clubUrl('dunvarra'))
    expect(await background()).toBe('rgb(255, 255, 255)')
    await page.goto(clubUrl('inishvarn'))
    expect(await background()).not.toBe('rgb(255, 255, 255)')
  })
})
