import { expectNoViolations } from '../support/axe.ts'
import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { clubUrl } from '../support/sites.ts'

const OTHER_LOOKS = [
  'theme=dunvarra&scheme=dark',
  'theme=inishvarn&scheme=dark',
  'theme=yellow&scheme=light',
  'theme=yellow&scheme=dark',
]

test.describe('axe finds nothing in the kit', { tag: '@desktop' }, () => {
  test('at 1280 and at 320 pixels @deep', async ({ page }) => {
    await openHydrated(page, clubUrl('dunvarra', '/dev/ui'))
    await expectNoViolations(page)
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
  })

  test('in colours that are hard to read, light and dark @deep', async ({ page }) => {
    for (const look of OTHER_LOOKS) {
      await openHydrated(page, clubUrl('dunvarra', `/dev/ui?${look}`))
      await expectNoViolations(page, { only: 'contrast' })
    }
  })

  test('with an open dialog and a toast above it @deep', async ({ page }) => {
    await openHydrated(page, clubUrl('dunvarra', '/dev/ui?part=overlays&dialog=demo&origin=/dev/ui'))
    const dialog = page.getByRole('dialog', { name: 'This dialog has an address' })
    await dialog.getByRole('button', { name: 'Notify from here' }).click()
    await expect(dialog.getByRole('status')).toBeVisible()
    // It stays while it is pointed at, however long the look takes.
    await dialog.getByRole('status').hover()
    await expectNoViolations(page)
    await expect(dialog.getByRole('status')).toBeVisible()
  })
})
