import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../support/axe.ts'
import { openHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { atBothWidths } from '../../support/layout.ts'
import { clubUrl } from '../../support/sites.ts'

const TEN_DAYS = 10 * 86_400
const notice = (page: Page) => page.getByRole('complementary', { name: 'Cookies' })

test.describe('The cookie notice', () => {
  test('SHELL-33 stands at the bottom with two answers of equal weight and the policy', async ({ page }) => {
    await openHydrated(page, clubUrl('dunvarra'))
    const [deny, dismiss] = [
      notice(page).getByRole('button', { name: 'Refuse cookies' }),
      notice(page).getByRole('button', { name: 'I understand' }),
    ]
    await atBothWidths(page, async () => {
      const box = (await notice(page).boundingBox())!
      const height = page.viewportSize()!.height
      expect(Math.round(box.y + box.height)).toBe(height)
      expect(box.height).toBeLessThan(height / 3)
      await expectNoViolations(page)
      for (const button of [deny, dismiss]) await expect(button).toBeInViewport({ ratio: 1 })
      await expect(deny).toHaveCSS(
        'background-color',
        await dismiss.evaluate((b) => getComputedStyle(b).backgroundColor),
      )
    })

    await notice(page).getByRole('link', { name: 'Cookies Policy' }).click()
    await expect(page).toHaveURL(clubUrl('dunvarra', '/cookies'))
    await expect(page.getByRole('cell', { name: 'cookie_policy' })).toBeVisible()
    await expect(notice(page)).toBeVisible()
  })

  test('SHELL-34 DATA-74 CONST-09 an answer is remembered for ten days and not asked again, until the cookie is gone; every club asks for itself @phone', async ({
    page,
    context,
  }) => {
    for (const { club, answer, value } of [
      { club: 'dunvarra', answer: 'I understand', value: 'dismissed' },
      { club: 'inishvarn', answer: 'Refuse cookies', value: 'denied' },
    ] as const) {
      await openHydrated(page, clubUrl(club))
      await notice(page).getByRole('button', { name: answer }).click()
      await expect(notice(page)).toBeHidden()

      const [cookie, ...others] = await context.cookies(clubUrl(club))
      expect(others).toEqual([])
      expect(cookie).toMatchObject({ name: 'cookie_policy', value, path: '/', sameSite: 'Lax' })
      const left = cookie!.expires - Date.now() / 1000
      expect(left).toBeGreaterThan(TEN_DAYS - 60)
      expect(left).toBeLessThanOrEqual(TEN_DAYS + 1)

      await page.getByRole('link', { name: 'More about us' }).click()
      await expect(page).toHaveURL(clubUrl(club, '/pages/about-us'))
      await expect(notice(page)).toBeHidden()
      await page.reload()
      await expect(notice(page)).toBeHidden()
    }
    await context.clearCookies()
    await page.goto(clubUrl('dunvarra'))
    await expect(notice(page)).toBeVisible()
  })

  test('a browser that has chosen never sees it flash by', { tag: '@phone' }, async ({ page, context }) => {
    await context.addCookies([{ name: 'cookie_policy', value: 'denied', url: clubUrl('dunvarra') }])
    await page.addInitScript(() => {
      const seen: boolean[] = []
      Object.assign(window, { seen })
      const look = () => {
        const aside = document.querySelector('aside[aria-label="Cookies"]')
        if (aside) seen.push(aside.checkVisibility())
        requestAnimationFrame(look)
      }
      look()
    })
    await openHydrated(page, clubUrl('dunvarra'))
    await page.waitForFunction(() => (window as unknown as { seen: boolean[] }).seen.length > 0)
    const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen).not.toContain(true)
  })
})

test.describe('The cookie notice, without script', () => {
  test.use({ javaScriptEnabled: false })

  test('covers nothing and offers no button that could not work', async ({ page }) => {
    await page.goto(clubUrl('dunvarra'))
    await atBothWidths(page, async () => {
      await expect(notice(page)).not.toBeInViewport()
      await expect(notice(page).getByRole('link', { name: 'Cookies Policy' })).toBeVisible()
      await expect(notice(page).getByRole('button')).toHaveCount(0)
    })
  })
})
