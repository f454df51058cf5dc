import type { Page } from '@playwright/test'
import { openHydrated, untilHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'

async function expectNoChrome(page: Page) {
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const stored = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))

/** Notes in every frame whether the navbar is to be seen. */
async function watchNavbar(page: Page) {
  await page.addInitScript(() => {
    const seen: boolean[] = []
    Object.assign(window, { seen })
    const look = () => {
      const header = document.querySelector('header[data-chrome]')
      if (header) seen.push(header.checkVisibility())
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)
}

test.describe('Inside an app', () => {
  test('SHELL-35 hideNavbar hides navbar and footer, from the first frame on and on every page', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('hideNavbar', 'true'))
    const frames = await watchNavbar(page)
    await openHydrated(page, clubUrl('dunvarra'))
    await expectNoChrome(page)
    await expect.poll(async () => (await frames()).length).toBeGreaterThan(0)
    const seen = await frames()
    expect(seen).not.toContain(true)
    await page.getByRole('link', { name: 'More about us' }).click()
    await expect(page).toHaveURL(clubUrl('dunvarra', '/pages/about-us'))
    await expectNoChrome(page)
  })

  test('SHELL-35 any other value hides nothing @phone', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('hideNavbar', 'false'))
    await openHydrated(page, clubUrl('dunvarra'))
    await expect(page.getByRole('banner')).toBeVisible()
  })

  test(
    'SHELL-40 DATA-76 DATA-77 a token and a product hide the navbar and are remembered',
    { tag: '@phone' },
    async ({ page }) => {
      // A product without a token is nobody’s wish.
      await openHydrated(page, clubUrl('dunvarra', '/?product=Shop'))
      await expect(page.getByRole('banner')).toBeVisible()
      expect(await stored(page)).toEqual({})
      for (const { query, keeps } of [
        { query: 'token=abc123&product=Membership', keeps: { hideNavbar: 'true', product: 'Membership' } },
        { query: 'token=abc123&product=Shop', keeps: { hideNavbar: 'true', product: 'Shop' } },
        // DATA-78: where there is a lotto.
        {
          query: 'token=abc123&product=Lotto&lotto=lotto/rovers-lotto',
          keeps: { hideNavbar: 'true', product: 'Lotto', lottoUrl: 'lotto/rovers-lotto' },
        },
        {
          query: 'token=abc123&product=Lotto&lotto=https://evil.example',
          keeps: { hideNavbar: 'true', product: 'Lotto' },
        },
      ]) {
        await openHydrated(page, clubUrl('dunvarra', `/?${query}`))
        await expectNoChrome(page)
        expect(await stored(page), query).toEqual(keeps)
        await page.goto(clubUrl('dunvarra', '/pages/fees'))
        await expectNoChrome(page)
        // The next one comes as a stranger.
        await page.evaluate(() => localStorage.clear())
      }
    },
  )

  test('works where the browser forbids storage', { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto(clubUrl('dunvarra', '/?token=abc123&product=Shop'))
    await untilHydrated(page)
    await expectNoChrome(page)
  })
})
