import { type Locator, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { openHydrated, untilQuiet } from '../support/hydrated.ts'
import { intercept } from '../support/intercept.ts'
import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'

const mapOn = (page: Page) => page.getByRole('application', { name: /^Map: / })
const pinIn = (map: Locator) => map.locator('.map-pin')

/** Opens the page of a club's contact and scrolls to its map. */
async function openContactMap(page: Page) {
  await openHydrated(page, clubUrl('dunvarra', '/contact'))
  await page.getByRole('figure').scrollIntoViewIfNeeded()
  const map = mapOn(page)
  await expect(map.locator('.map-sketch').first()).toBeVisible()
  return map
}

async function placeIn(map: Locator) {
  const [frame, pin] = [await map.boundingBox(), await pinIn(map).boundingBox()]
  if (!frame || !pin) throw new Error('The map or its marker is not shown')
  return { x: Math.round(pin.x - frame.x), y: Math.round(pin.y - frame.y), width: frame.width }
}

/** It is drawn where it belongs once the map knows its size. */
async function expectPinInTheMiddle(map: Locator) {
  const besideTheMiddle = async () => {
    const { x, width } = await placeIn(map)
    return Math.abs(x + 18 - width / 2)
  }
  await expect.poll(besideTheMiddle).toBeLessThan(4)
}

test('CONTACT-03 a map with a marker at zoom 14, drawn here, with nothing from elsewhere; by keyboard it is reached, moved, zoomed and left', async ({
  page,
}) => {
  const { origin } = new URL(clubUrl('dunvarra'))
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) strangers.push(request.url())
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const map = await openContactMap(page)
  await expectPinInTheMiddle(map)
  // MAP-01: half a kilometre is so long at zoom 14, this far north.
  await expect(map.getByText('500 m')).toBeVisible()
  await expect(page.getByText('A sketch, not a real map')).toBeVisible()
  expect(strangers).toEqual([])
  await expectNoViolations(page)

  await map.focus()
  const before = await placeIn(map)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await placeIn(map)).x).toBeLessThan(before.x)
  await page.keyboard.press('+')
  await expect(map.getByText('200 m')).toBeVisible()
  await page.keyboard.press('-')
  await expect(map.getByText('500 m')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(map).toBeFocused()
  await expect(map).not.toHaveClass(/leaflet-fade-anim/)
})

test('MAP-02 the map’s code comes when the map comes into view, and nothing moves when it does; it is read-only @phone', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/leaflet-map.*\.(js|css)$/.test(request.url())) scripts.push(request.url())
  })
  await page.setViewportSize({ width: 375, height: 500 })
  await openHydrated(page, clubUrl('dunvarra', '/contact'))
  await untilQuiet(page)
  expect(scripts).toEqual([])
  const figure = page.getByRole('figure')
  const before = await figure.evaluate((element) => element.getBoundingClientRect().height)
  await figure.scrollIntoViewIfNeeded()
  await expect(mapOn(page).locator('.map-sketch').first()).toBeVisible()
  expect(new Set(scripts).size).toBe(2)
  expect(await figure.evaluate((element) => element.getBoundingClientRect().height)).toBe(before)

  // No search, and a double click does nothing.
  const map = mapOn(page)
  await expect(page.getByRole('search')).toHaveCount(0)
  await expectPinInTheMiddle(map)
  const place = await placeIn(map)
  await map.dblclick({ position: { x: 60, y: 60 } })
  expect(await placeIn(map)).toEqual(place)
  await expect(map.getByText('500 m')).toBeVisible()
  await expect(pinIn(map)).not.toHaveAttribute('tabindex')
})

test('who scrolls past the map is not caught by it', { tag: '@desktop' }, async ({ page }) => {
  const map = await openContactMap(page)
  await map.hover()
  const before = await page.evaluate(() => scrollY)
  // The word of advice is short: time goes on when it has been seen.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.wheel(0, -300)
  await expect(page.getByText('Hold Ctrl or ⌘ and scroll to zoom')).toBeVisible()
  await page.clock.resume()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before)
  await expect(map.getByText('500 m')).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is the address and the way there @phone', async ({ page }) => {
    await page.goto(clubUrl('dunvarra', '/contact'))
    const figure = page.getByRole('figure')
    await expect(figure.getByText('Harbour Field, Quay Road').first()).toBeVisible()
    const directions = figure.getByRole('link', { name: /^Directions to Dunvarra Rovers FC/ })
    await expect(directions).toHaveAttribute('href', /to=53\.7631%2C-9\.8127/)
    await expect(directions).toHaveAttribute('rel', 'noopener noreferrer')
  })
})

test.describe('when the map’s code does not come', () => {
  test.use({ provoked: /Failed to load resource|net::ERR_FAILED/ })

  test('the address and the way there stay, and trying again helps @phone', async ({ page }) => {
    const letIn = await intercept(page, ['*/leaflet-map*'], () => 'lose')
    await openHydrated(page, clubUrl('dunvarra', '/contact'))
    const figure = page.getByRole('figure')
    await figure.scrollIntoViewIfNeeded()
    await expect(figure.getByRole('alert')).toContainText('We couldn’t load the map.')
    await expect(figure.getByRole('link', { name: /^Directions/ })).toBeVisible()
    await expectNoViolations(page)
    await letIn()
    await figure.getByRole('button', { name: 'Try again' }).click()
    await expect(mapOn(page)).toBeVisible()
    // Its styles had not come either.
    await expect(mapOn(page)).toHaveCSS('overflow', 'hidden')
  })
})
