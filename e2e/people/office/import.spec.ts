import { readFile } from 'node:fs/promises'
import { atBothWidths } from '../../support/layout.ts'
import { expectNoViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { openOffice } from '../../support/office.ts'

test.use({ provoked: /status of 422/ })

const HEAD = 'First name;Surname;DOB;Email;Guardian first name;Guardian surname;Guardian email;Member ID'

/** 100 people of their own for each run, every fourth a child, every tenth with a mistake unless corrected; 500 in people-import.test.ts. */
function people(run: string, isCorrected: boolean): string {
  const lines = Array.from({ length: 100 }, (_, at) => {
    const isWrong = at % 10 === 9 && !isCorrected
    return at % 4 === 3
      ? `Child${at};Journey;${isWrong ? '31/02/2016' : '3/4/2016'};;Parent${at};Journey;p${at}.${run}@list.example;${run}-${at}`
      : `Adult${at};Journey;1/2/1980;${isWrong ? 'nobody' : `a${at}.${run}@list.example`};;;;${run}-${at}`
  })
  return [HEAD, ...lines].join('\r\n')
}

test('100 people with errors are checked, imported, corrected, and the import is undone @phone-first', async ({
  page,
}) => {
  test.slow()
  const run = Date.now().toString(36)
  const upload = (name: string, text: string, button: string) =>
    test.step(name, async () => {
      const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
      await page.getByLabel('CSV file').setInputFiles(file)
      await page.getByRole('button', { name: button }).click()
    })

  await openOffice(page, '/people/import')
  await upload('notes.csv', '%PDF-1.7', 'Check the file')
  await expect(page.getByRole('alert')).toContainText('This isn’t a CSV file.')

  await upload(`${run}.csv`, people(run, false), 'Check the file')
  await expect(page.getByRole('heading', { level: 1, name: `${run}.csv` })).toBeVisible()
  await expect(page.getByText('10 lines with problems are left out.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^Line 11A/ })).toContainText(
    'Email must be valid',
  )
  await atBothWidths(page, () => expectNoViolations(page))
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the problems' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.trim().split('\r\n')).toHaveLength(11)

  await page.getByRole('button', { name: 'Import 90 people' }).click()
  await expect(page.getByText('90 people imported')).toBeVisible()

  await upload(`${run}-corrected.csv`, people(run, true), 'Upload the corrected file')
  await expect(page.getByText('90 people are here already and stay as they are.')).toBeVisible()
  await page.getByRole('button', { name: 'Import 10 people' }).click()
  await expect(page.getByText('10 people imported')).toBeVisible()

  await page.getByRole('button', { name: 'Undo this import' }).click()
  await expect(page.getByText('Import undone: 10 people taken away')).toBeVisible()
  await page.getByRole('link', { name: 'Import people' }).click()
  await page.getByRole('link', { name: `${run}.csv`, exact: true }).click()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await expect(page.getByText('Import undone: 90 people taken away')).toBeVisible()
})
