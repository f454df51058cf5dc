import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openHydrated, untilQuiet } from './support/hydrated.ts'
import { expect, test } from './support/journey.ts'
import { openOffice, OWNER } from './support/office.ts'
import { fillCart } from './support/shop.ts'
import { beginSignedIn } from './support/signed-in.ts'
import { type Club, clubUrl, siteUrl } from './support/sites.ts'

// npm run pictures: the pictures of the README, taken anew from the demo. Each is looked at before it is committed.

/** A member of Dunvarra with a partner and children. */
const MEMBER = 'brid@home.example'

test.use({ pictures: 'real' })

/** What the window shows, without the room for its scroll bar, light enough to come along with a README. */
async function take(page: Page, name: string): Promise<void> {
  await untilQuiet(page)
  await page.waitForFunction(() =>
    [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete),
  )
  const clip = await page.evaluate(() => {
    return { x: 0, y: 0, width: document.body.clientWidth, height: innerHeight }
  })
  const picture = await asWebp(page, await page.screenshot({ clip, animations: 'disabled' }))
  expect(picture.length, `${name} weighs too much for a README`).toBeLessThanOrEqual(150_000)
  mkdirSync(new URL('../docs/pictures/', import.meta.url), { recursive: true })
  writeFileSync(new URL(`../docs/pictures/${name}.webp`, import.meta.url), picture)
}

/** A third of the weight. Playwright cannot write it, and the browser can. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage()
  const url = await blank.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.8)
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  await blank.close()
  return Buffer.from(url.replace(/^data:image\/webp;base64,/, ''), 'base64')
}

/** A page of a club's site for somebody who has read its notice about cookies. */
async function openClub(page: Page, url: string): Promise<void> {
  await openHydrated(page, url)
  await page.getByRole('button', { name: 'I understand' }).click()
  await page.evaluate(() => scrollTo(0, 0))
}

for (const club of ['dunvarra', 'inishvarn'] satisfies Club[]) {
  test(`the home page of ${club}`, async ({ page }) => {
    await openClub(page, clubUrl(club))
    await take(page, `home-${club}`)
  })
}

test('a family registers @phone', async ({ page }) => {
  await beginSignedIn(page, clubUrl('dunvarra'), MEMBER)
  await openClub(page, clubUrl('dunvarra', '/products/membership'))
  await page.getByRole('button', { name: 'Season' }).click()
  await take(page, 'plans-phone')
  const pack = page.getByRole('article', { name: 'Family pack', exact: true })
  for (const plan of ['Senior player', 'Juvenile U8–U12', 'Juvenile U8–U12'])
    await pack.getByRole('button', { name: `One more: ${plan}` }).click()
  await pack.getByRole('button', { name: 'select bundle' }).click()
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await summary.getByRole('button', { name: 'continue' }).first().click()
  await page.getByRole('heading', { name: 'Your family' }).waitFor()
  await take(page, 'registration-phone')
  await page
    .locator('#plan-1')
    .getByRole('button', { name: /^Add Details/ })
    .press('Enter')
  await page.getByRole('dialog').locator('form').waitFor()
  await take(page, 'registration-form-phone')
})

test('the account @both', async ({ page, isMobile }) => {
  await beginSignedIn(page, siteUrl('myaccount'), MEMBER)
  await openHydrated(page, siteUrl('myaccount'))
  await take(page, isMobile ? 'account-phone' : 'account')
})

test('checkout', async ({ page }) => {
  await fillCart(page, MEMBER, [
    { slug: 'senior-player', inParts: true, about: { first_name: 'Bríd', last_name: 'Hallaran' } },
  ])
  await beginSignedIn(page, clubUrl('dunvarra'), MEMBER)
  await openClub(page, clubUrl('dunvarra', '/checkout'))
  await take(page, 'checkout')
})

test('the back office', async ({ page }) => {
  await openOffice(page, '/', OWNER)
  await take(page, 'office')
  await openHydrated(page, siteUrl('backoffice', '/orders'))
  await take(page, 'orders')
})
