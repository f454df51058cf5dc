import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { beginSignedIn } from '../support/signed-in.ts'
import { clubUrl, siteUrl } from '../support/sites.ts'

const START = '53.76310° N, 9.81270° W'

/** The map in admin mode, as the showcase has it. */
async function openEditor(page: Page, url = clubUrl('dunvarra', '/dev/ui?part=maps')) {
  await openHydrated(page, url)
  const editor = page.getByRole('heading', { name: 'In admin mode', exact: true }).locator('..')
  await editor.scrollIntoViewIfNeeded()
  const map = editor.getByRole('application')
  await expect(map.locator('.map-sketch').first()).toBeVisible()
  const pin = map.getByRole('button', { name: /^Marker at/ })
  return { editor, map, pin, position: editor.getByRole('status') }
}

test.describe('in the back office', { tag: '@desktop' }, () => {
  test.use({ provoked: /status of 401/ })

  test('MAP-01 MAP-02 MAP-04 ERR-52 HOSTS-21 a search for an address is refused before signing in, and answered to an admin @deep', async ({
    page,
  }) => {
    const stranger = (await openEditor(page, siteUrl('backoffice', '/dev/ui?part=maps'))).editor
    await stranger.getByRole('searchbox').fill('the pier')
    await stranger.getByRole('searchbox').press('Enter')
    await expect(stranger.getByRole('alert')).toHaveText('Please sign in first')

    await beginSignedIn(page, siteUrl('backoffice'), 'tadhg@dunvarra.example')
    const { editor, position } = await openEditor(page, siteUrl('backoffice', '/dev/ui?part=maps'))
    const field = editor.getByRole('searchbox', { name: 'Search for an address' })
    await field.fill('the pier')
    await field.press('Enter')
    await expect(position).toContainText('53.76040° N, 9.81960° W')

    await field.fill('nowhere at all')
    await editor.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(editor.getByRole('alert')).toHaveText('No location found for this address.')
    await expect(position).toContainText('53.76040° N, 9.81960° W')
    await expect(field).toHaveAccessibleDescription('No location found for this address.')
  })
})

test('MAP-02 the marker is moved by the arrow keys, by hand and by a search with several hits; a club without a place gets one by a double click @desktop @deep', async ({
  page,
}) => {
  const { editor, pin, position, map } = await openEditor(page)
  await test.step('by the arrow keys, and the map stays', async () => {
    await expect(position).toContainText(START)
    await map.focus()
    await page.keyboard.press('Tab')
    await expect(pin).toBeFocused()
    const before = await pin.boundingBox()
    await page.keyboard.press('ArrowRight')
    await expect(position).toContainText('53.76310° N, 9.81133° W')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(position).toContainText(/53\.7631[5-7]° N, 9\.81133° W/)
    const movedBy = async () => Math.round(((await pin.boundingBox())?.x ?? 0) - (before?.x ?? 0))
    await expect.poll(movedBy).toBe(16)
    await expect(pin).toHaveAccessibleDescription(/Drag the marker/)
  })

  await test.step('by hand, to the north-east of where it stood', async () => {
    // Waits until it stands still and nothing lies over it.
    await pin.hover()
    const box = await pin.boundingBox()
    if (!box) throw new Error('The marker is not shown')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 30, y - 20, { steps: 5 })
    await page.mouse.move(x + 60, y - 40, { steps: 5 })
    await page.mouse.up()
    await expect(position).not.toContainText('9.81133° W')
    await expect(position).toContainText(/53\.76[4-9]\d\d° N, 9\.80\d\d\d° W/)
  })

  await test.step('by a search with several hits, and one that fails says so', async () => {
    const field = editor.getByRole('searchbox', { name: 'Search for an address' })
    await field.fill('dunvarra')
    await field.press('Enter')
    const hits = editor.getByRole('list', { name: 'Places found' })
    await expect(hits.getByRole('button')).toHaveText(['Quay Road, Dunvarra', 'Chapel Street, Dunvarra'])
    await expectNoViolations(page)
    await hits.getByRole('button', { name: 'Chapel Street' }).click()
    await expect(position).toContainText('53.76590° N, 9.80580° W')
    await expect(hits).toHaveCount(0)
    await field.fill('fail')
    await field.press('Enter')
    await expect(editor.getByRole('alert')).toContainText('Search isn’t working right now.')
  })

  await test.step('a club without a place', async () => {
    const empty = page.getByRole('heading', { name: 'In admin mode, without a place' }).locator('..')
    await empty.scrollIntoViewIfNeeded()
    const own = empty.getByRole('application')
    await expect(own.locator('.map-sketch').first()).toBeVisible()
    await expect(empty.getByText('No location yet.')).toBeVisible()
    await expect(own.locator('.map-pin')).toHaveCount(0)
    await own.dblclick({ position: { x: 120, y: 120 } })
    await expect(own.getByRole('button', { name: /^Marker at/ })).toBeVisible()
    await expect(empty.getByText('No location yet.')).toHaveCount(0)
  })
})

test('MAP-02 a double click puts the marker there @phone @deep', async ({ page }) => {
  const { map, position, pin } = await openEditor(page)
  await map.dblclick({ position: { x: 80, y: 80 } })
  await expect(position).not.toContainText(START)
  await expect(pin).toHaveAccessibleName(
    `Marker at ${(await position.textContent())?.replace('Position: ', '')}`,
  )
})
