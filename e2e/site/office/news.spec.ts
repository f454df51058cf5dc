import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoViolations } from '../../support/axe.ts'
import { expectHeard } from '../../support/screen-reader/heard.ts'
import { goOffline, openHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll } from '../../support/layout.ts'
import { openOffice, OWNER } from '../../support/office.ts'
import { clubUrl, siteUrl } from '../../support/sites.ts'

test.use({ provoked: /status of 409|ERR_INTERNET_DISCONNECTED/ })

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()

/** A new article of its own, with its editor open. */
async function begin(page: Page, room: '/news' | '/pages', button: string, title: string): Promise<string> {
  await openOffice(page, room)
  await page.getByRole('button', { name: button }).click()
  await expect(text(page)).toBeVisible()
  await page.getByLabel('Title').fill(title)
  await saved(page)
  return new URL(page.url()).pathname
}

test('EDITOR-01 EDITOR-05 a report is written, rephrased, illustrated, scheduled and published, and stands on the site @phone-first', async ({
  page,
}) => {
  test.slow()
  const title = `Report ${Date.now().toString(36)}`
  const path = await begin(page, '/news', 'Write news', title)
  await expectHeard(page, 'office-article', { madeUp: title })

  await text(page).click()
  await page.keyboard.type('Too short.')
  await page.getByRole('button', { name: 'Rephrase' }).click()
  const panel = page.getByRole('region', { name: 'Suggestion' })
  await panel.getByRole('button', { name: 'Suggest', exact: true }).click()
  await expect(panel.getByRole('alert')).toHaveText('Minimum content length is 25 characters.')
  await panel.getByRole('button', { name: 'Discard' }).click()

  await text(page).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' The shield is back on the shelf above the tea hatch.')
  await page.getByRole('button', { name: 'Rephrase' }).click()
  await panel.getByRole('button', { name: 'Suggest', exact: true }).click()
  await expect(panel.getByText('In other words:')).toBeVisible()
  await panel.getByRole('button', { name: 'Discard' }).click()
  await expect(text(page)).toHaveText('Too short. The shield is back on the shelf above the tea hatch.')

  await page.getByRole('button', { name: 'Rephrase' }).click()
  await panel.getByLabel('Tone').selectOption('friendly')
  await panel.getByRole('button', { name: 'Suggest', exact: true }).click()
  await expect(panel.getByText('Good news for everyone:')).toBeVisible()
  await atBothWidths(page, async () => {
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
  })
  await panel.getByRole('button', { name: 'Accept' }).click()
  await expect(text(page)).toContainText('Good news for everyone: Too short.')
  await saved(page)

  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const picture = page.getByRole('dialog', { name: 'Picture' })
  await picture.getByLabel('Choose a picture').setInputFiles({
    name: 'shield.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: '#7a5' } })
      .png()
      .toBuffer(),
  })
  await expect(picture.locator('img')).toBeVisible()
  await picture.getByRole('button', { name: 'Add picture' }).click()
  await expect(picture).toContainText('Say what it shows, or mark it as decorative')
  await picture.getByLabel('What does it show?').fill('Saoirse lifts the shield')
  await picture.getByRole('button', { name: 'Add picture' }).click()
  await expect(text(page).getByAltText('Saoirse lifts the shield')).toBeVisible()
  await saved(page)

  // The ground has no signal: what is typed stays, and goes out when there is one again.
  await goOffline(page)
  await page.getByLabel('Summary').fill('The shield is home.')
  await expect(page.getByText('No signal. Kept on this phone')).toBeVisible()
  await page.context().setOffline(false)
  await saved(page)

  await page.getByLabel('Schedule', { exact: true }).check()
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByText('You can still edit it until then.')).toBeVisible()
  await page.getByLabel('Publish now').check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('It’s on the website.')).toBeVisible()
  await expect(page.getByText('First version')).toBeVisible()

  await page.goto(clubUrl('dunvarra', `/news/${title.toLowerCase().replace(' ', '-')}`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Good news for everyone: Too short.')).toBeVisible()
  await expect(page.getByAltText('Saoirse lifts the shield')).toBeVisible()

  await openHydrated(page, siteUrl('backoffice', path))
  await page.getByLabel('More actions').click()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('It’s off the website.')).toBeVisible()
})

test('two people edit one page: what one touched is merged, what both touched is shown in both versions @phone-first', async ({
  page,
  browser,
  viewport,
}) => {
  test.slow()
  const path = await begin(page, '/pages', 'New page', `Training ${Date.now().toString(36)}`)
  const elsewhere = await browser.newContext({ viewport })
  const other = await elsewhere.newPage()
  await openOffice(other, '/pages', OWNER)
  await openHydrated(other, siteUrl('backoffice', path))
  await expect(text(other)).toBeVisible()

  await other.getByLabel('Summary').fill('Tuesday at 19:00')
  const arrived = other.waitForResponse(
    (answer) =>
      answer.url().endsWith('/act') && Boolean(answer.request().postData()?.includes('Bring your boots.')),
  )
  await text(other).click()
  await other.keyboard.type('Bring your boots.')
  await arrived
  await saved(other)

  await page.getByLabel('Summary').fill('Tuesday at 18:30')
  const conflict = page.getByRole('dialog', { name: /^Orla Fennick saved at \d\d:\d\d$/ })
  await expect(conflict).toContainText('Tuesday at 19:00')
  await expect(conflict).toContainText('Tuesday at 18:30')
  await expect(conflict).toContainText('One difference. Everything else is already merged.')
  await atBothWidths(page, () => expectNoViolations(page))
  await conflict.getByLabel('Keep Orla’s').check()
  await conflict.getByRole('button', { name: 'Merge and keep editing' }).click()
  await expect(page.getByLabel('Summary')).toHaveValue('Tuesday at 19:00')
  await expect(text(page)).toHaveText('Bring your boots.')
  await elsewhere.close()
})
