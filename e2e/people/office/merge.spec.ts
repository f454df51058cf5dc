import { expectFineAtBothWidths } from '../../support/axe.ts'
import { openHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { openOffice } from '../../support/office.ts'
import { siteUrl } from '../../support/sites.ts'

/** Not where the journeys buy: all who do so there have one name and one birthday, and the surest hundred pairs are shown. */
const OWNER = 'noreen@inishvarn.example'

const HEAD = 'First name;Surname;DOB;Guardian first name;Guardian surname;Guardian email;Plan'

test('a child who was brought along twice is merged into one, and the merge is undone @phone-first', async ({
  page,
}) => {
  test.slow()
  // Two of their own for each run, in one family.
  const run = Date.now().toString(36)
  const surname = `Doublet${run}`
  const lines = ['Ronan', 'Ronann'].map(
    (name) => `${name};${surname};3/4/2016;Nuala;${surname};nuala.${run}@list.example;Junior`,
  )
  await openOffice(page, '/people/import', OWNER)
  const file = {
    name: `${run}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from([HEAD, ...lines].join('\r\n')),
  }
  await page.getByLabel('CSV file').setInputFiles(file)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByRole('button', { name: 'Import 2 people' }).click()
  await expect(page.getByText('2 people imported')).toBeVisible()

  await openHydrated(page, siteUrl('backoffice', '/people/duplicates'))
  const pair = page.getByRole('region', { name: new RegExp(`Ronann? ${surname} and Ronann? ${surname}`) })
  await expect(pair.getByText('Nearly the same name, same birthday')).toBeVisible()
  await expectFineAtBothWidths(page)
  await pair.getByRole('link', { name: 'Compare and merge' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merge two people')
  await page.getByRole('radio', { name: `Ronan ${surname}`, exact: true }).check()
  await expectFineAtBothWidths(page)
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByRole('status').getByText('They are one person now.')).toBeVisible()
  await expect(pair).toHaveCount(0)

  await openHydrated(page, siteUrl('backoffice', `/members?filter=${surname}`))
  await expect(page.getByRole('link', { name: new RegExp(surname) })).toHaveCount(1)

  await openHydrated(page, siteUrl('backoffice', '/people/duplicates'))
  const merged = page.getByRole('listitem').filter({ hasText: `was merged into Ronan ${surname}` })
  await merged.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('status').getByText('Undone. Both are back as they were.')).toBeVisible()
  await expect(pair).toBeVisible()
})
