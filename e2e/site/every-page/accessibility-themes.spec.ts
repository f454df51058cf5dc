import type { APIRequestContext } from '@playwright/test'
import { ask } from '../../support/ask.ts'
import { expectNoViolations } from '../../support/axe.ts'
import { openHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { clubUrl } from '../../support/sites.ts'

const HOME = ['/']
const OTHERS = ['/news/seniors-top-the-table', '/pages/fees', '/error']
/**
 * That any colour gives pairs that can be read is tested in domain/src/theme. Here one hard colour is looked at on each kind of page, and
 * those at both ends where most of it stands together.
 */
const LOOKS = [
  { name: 'yellow', primary: '#FFD400', paths: [...HOME, ...OTHERS] },
  { name: 'white', primary: '#FFFFFF', paths: HOME },
  { name: 'black', primary: '#000000', paths: HOME },
  { name: 'white, on its other pages @deep', primary: '#FFFFFF', paths: OTHERS },
  { name: 'black, on its other pages @deep', primary: '#000000', paths: OTHERS },
]

async function paint(request: APIRequestContext, primary: string) {
  const color = { primary, accent: '#FF6B57', warning: '#B45309', logo_background: '#E8EEF7' }
  const answer = await ask(request, clubUrl('inishvarn', '/dev/theme'), {
    method: 'POST',
    data: { club: 'inishvarn', color },
  })
  expect(answer.ok()).toBe(true)
}

// In its own colour again.
test.afterAll(({ request }) => paint(request, '#14213D'))

for (const { name, primary, paths } of LOOKS) {
  test(`axe finds nothing on a club whose colour is ${name}, on a light and on a dark device`, async ({
    page,
    request,
  }) => {
    await paint(request, primary)
    for (const path of paths) {
      await openHydrated(page, clubUrl('inishvarn', path))
      // Colours alone differ from what accessibility-pages.spec.ts looks at in full, and they differ with the device, not with its width.
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectNoViolations(page, { only: 'contrast' })
      }
    }
    // But for the bar at the top, which a phone shows in another way.
    await page.setViewportSize({ width: 320, height: 800 })
    await openHydrated(page, clubUrl('inishvarn'))
    await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoViolations(page, { only: 'contrast' })
    }
  })
}

test('a write to one club changes its next page and leaves the other alone', async ({ page, request }) => {
  const footer = page.getByRole('contentinfo')
  await page.goto(clubUrl('dunvarra'))
  const before = await footer.evaluate((element) => getComputedStyle(element).backgroundColor)
  await paint(request, '#7A1F5C')
  await page.goto(clubUrl('inishvarn'))
  await expect(footer).toHaveCSS('background-color', 'rgb(122, 31, 92)')
  await page.goto(clubUrl('dunvarra'))
  await expect(footer).toHaveCSS('background-color', before)
})
