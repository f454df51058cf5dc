import type { Page } from '@playwright/test'
import { openHydrated, untilDrawn } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { atBothWidths } from '../support/layout.ts'
import { type Club, clubUrl } from '../support/sites.ts'
import { SPONSORS } from '../support/demo-world.ts'

const sponsors = (page: Page) => page.getByRole('region', { name: 'Our sponsors' }).first()
const arrows = (page: Page) => sponsors(page).getByRole('button', { name: /^(Previous|Next)$/ })

/** Those of whom more than half is to be seen, once the list has come to rest. */
async function seen(page: Page): Promise<string[]> {
  const list = sponsors(page).getByRole('list')
  return list.evaluate(async (track) => {
    // A busy machine draws the same place twice on the way.
    const frames = async () => {
      for (let each = 0; each < 6; each += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    }
    for (let before = -1; before !== track.scrollLeft; await frames()) before = track.scrollLeft
    const { left, right } = track.getBoundingClientRect()
    return [...track.children].flatMap((slide) => {
      const box = slide.getBoundingClientRect()
      const middle = box.left + box.width / 2
      const name = slide.querySelector('a > span:nth-of-type(2)')?.textContent ?? ''
      return middle > left && middle < right ? [name] : []
    })
  })
}

async function expectSponsors(page: Page, club: Club): Promise<void> {
  for (const name of SPONSORS[club]) {
    const link = sponsors(page).getByRole('link', { name })
    await expect(link).toHaveAccessibleName(`${name} (opens in a new tab)`)
    await expect(link).toHaveAttribute('href', /^https:\/\/[a-z-]+\.example\/?$/)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link.locator('img')).toHaveCount(1)
  }
  await expect(sponsors(page).getByRole('link')).toHaveCount(SPONSORS[club].length)
  // Behind the whole section, of which the carousel is a part.
  const background = page
    .locator('section')
    .filter({ has: sponsors(page) })
    .locator('img[src*="background"]')
  await expect(background).toHaveCount(club === 'dunvarra' ? 1 : 0)
  if (club === 'dunvarra') await expect(background).toHaveAttribute('alt', '')
}

test('HOME-12 HOME-13 HOME-16 every sponsor shows its picture and name and opens in a new tab, before the picture of the club; four of six are seen at once, two on a phone; Next and Previous move through them, and round from the end to the beginning @both', async ({
  page,
}) => {
  await openHydrated(page, clubUrl('dunvarra'))
  await expectSponsors(page, 'dunvarra')
  await sponsors(page).scrollIntoViewIfNeeded()
  await expect(arrows(page)).toHaveCount(2)
  const [previous, next] = [arrows(page).nth(0), arrows(page).nth(1)]
  const first = await seen(page)
  const isPhone = (page.viewportSize()?.width ?? 0) < 576
  expect(first).toEqual(SPONSORS.dunvarra.slice(0, isPhone ? 2 : 4))
  await next.click()
  await expect.poll(() => seen(page)).not.toEqual(first)
  await previous.click()
  await expect.poll(() => seen(page)).toEqual(first)
  await previous.click()
  await expect.poll(async () => (await seen(page)).at(-1)).toBe(SPONSORS.dunvarra.at(-1))
  await next.click()
  await expect.poll(() => seen(page)).toEqual(first)
})

test('HOME-12 HOME-14 HOME-15 HOME-16 two sponsors have no arrows, on a phone as on a desk', async ({
  page,
}) => {
  await openHydrated(page, clubUrl('inishvarn'))
  await expectSponsors(page, 'inishvarn')
  await atBothWidths(page, async () => {
    // Whether there are arrows is measured anew after each change of width.
    await untilDrawn(page)
    await expect(arrows(page)).toHaveCount(0)
  })
})
