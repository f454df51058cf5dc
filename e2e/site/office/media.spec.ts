import sharp from 'sharp'
import { expectNoViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { atBothWidths } from '../../support/layout.ts'
import { openOffice } from '../../support/office.ts'

test.use({ provoked: /status of 422/ })

/** Large in pixels and small as a file: one colour, and another each time. */
const photograph = (red: number) =>
  sharp({ create: { width: 8000, height: 5000, channels: 3, background: { r: red, g: 120, b: 60 } } })
    .jpeg({ quality: 40 })
    .toBuffer()

test('OPEN-125 a photograph of 40 megapixels and a hostile file are each answered; it is described, cropped and deleted @phone-first', async ({
  page,
}) => {
  test.slow()
  const name = `pitch-${Date.now().toString(36)}`
  await openOffice(page, '/media')
  await page.getByLabel('Choose pictures').setInputFiles([
    { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await photograph(Date.now() % 255) },
    {
      name: 'hostile.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<html><script>alert(1)</script></html>'),
    },
    { name: 'notes.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') },
  ])
  const uploads = page.getByRole('region', { name: 'Uploads' }).getByRole('listitem')
  await expect(uploads.filter({ hasText: name })).toContainText('Uploaded')
  for (const refused of ['hostile.jpg', 'notes.html'])
    await expect(uploads.filter({ hasText: refused })).toContainText(
      'Choose a PNG, GIF, JPEG or WebP picture.',
    )
  await atBothWidths(page, () => expectNoViolations(page))

  await page.getByRole('link', { name: `${name}.jpg` }).click()
  await expect(page.getByText('2560 × 1600 pixels')).toBeVisible()
  await page.getByLabel('What does it show?').fill('The pitch at dusk')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Crop it' }).click()
  await page.getByRole('button', { name: 'Square' }).click()
  await atBothWidths(page, () => expectNoViolations(page))
  await page.getByRole('button', { name: 'Crop to this' }).click()
  await expect(page.getByText('1600 × 1600 pixels')).toBeVisible()

  // Taken back, and then for good.
  await page.getByRole('button', { name: 'Delete picture' }).click()
  await expect(page.getByText(`“${name}.jpg” deleted`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: `${name}.jpg` })).toHaveCount(2)
  await page
    .getByRole('link', { name: `${name}.jpg` })
    .first()
    .click()
  await page.getByRole('button', { name: 'Delete picture' }).click()
  await expect(page.getByText(`“${name}.jpg” deleted`)).toBeVisible()
  await expect(page.getByText(`“${name}.jpg” deleted`)).toBeHidden()
  await expect(page.getByRole('link', { name: `${name}.jpg` })).toHaveCount(1)
})
