import { expectFineAtBothWidths, expectNoViolations } from '../../support/axe.ts'
import { openHydrated, untilHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll } from '../../support/layout.ts'
import { PASSWORD } from '../../support/people.ts'
import { beginSignedIn } from '../../support/signed-in.ts'
import { siteUrl } from '../../support/sites.ts'

test('HOSTS-08 a governing body finds three members whom a club did not register, and marks what it did @phone-first', async ({
  page,
}) => {
  await beginSignedIn(page, siteUrl('xgb'), 'ruth@fourcoasts.example')
  await openHydrated(page, siteUrl('xgb'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your clubs')
  await expectFineAtBothWidths(page)
  await page.getByRole('link', { name: 'Inishvarn Hockey Club' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inishvarn Hockey Club')
  await expect(page.getByRole('heading', { level: 2, name: 'By year of birth' })).toBeVisible()
  await atBothWidths(page, () => expectNoSidewaysScroll(page))

  await openHydrated(page, siteUrl('xgb', '/compare'))
  const surname = `J${Date.now().toString(36)}`
  const [cara, dervla, eoin] = [`Cara ${surname}`, `Dervla ${surname}`, `Eoin ${surname}`]
  const people = [cara, dervla, eoin]
  const lines = [
    'Name,Date of birth,Club,Number',
    ...people.map((name, at) => `${name},0${at + 1}/05/2011,Inishvarn,${surname}-${at}`),
    `Fia ${surname},31/02/2011,Inishvarn,${surname}-9`,
  ]
  await atBothWidths(page, () => expectNoViolations(page))
  await page
    .getByLabel('Your list (CSV)')
    .setInputFiles({ name: 'registered.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })
  await page.getByRole('button', { name: 'Upload and compare' }).click()
  await page.waitForURL(/\/compare\/[0-9a-f-]{36}$/)
  await untilHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Differences')
  await expect(page.getByRole('link', { name: 'Not registered 3' })).toHaveAttribute('aria-current', 'page')
  for (const name of people) await expect(page.getByRole('rowheader', { name })).toBeVisible()
  await expectFineAtBothWidths(page)

  const list = page.url()
  await page.getByRole('link', { name: 'See them' }).click()
  await expect(page.getByText('There’s no such day.')).toBeVisible()
  await expect(page.getByText(`Fia ${surname} · 31/02/2011`)).toBeVisible()
  await atBothWidths(page, () => expectNoSidewaysScroll(page))

  await openHydrated(page, list)
  await page.getByRole('checkbox', { name: `Select ${cara}` }).check()
  await page.getByRole('checkbox', { name: `Select ${dervla}` }).check()
  await page.getByRole('button', { name: 'Asked the club' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 items marked as asked.' })).toBeVisible()
  await openHydrated(page, `${list}?mark=asked`)
  await expect(page.getByRole('rowheader', { name: cara })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: eoin })).toHaveCount(0)

  await openHydrated(page, siteUrl('xgb', '/reports?by=club&months=24'))
  await expect(page.getByRole('row', { name: /^Inishvarn Hockey Club/ })).toBeVisible()
  await expectFineAtBothWidths(page)

  await openHydrated(page, `${list}?mark=asked`)
  // At a desk it is taken along as a file.
  const file = page.getByRole('link', { name: 'CSV of this view' })
  if (!(await file.isVisible())) return
  const download = page.waitForEvent('download')
  await file.click()
  expect((await download).suggestedFilename()).toMatch(/^differences-.*\.csv$/)
})

test('HOSTS-08 a governing body asks a club who its members are, and waits for its answer', async ({
  page,
}) => {
  await beginSignedIn(page, siteUrl('xgb'), 'ruth@fourcoasts.example')
  await openHydrated(page, siteUrl('xgb'))
  await page.getByRole('link', { name: 'Inishvarn Hockey Club' }).click()
  await page.getByLabel('Why do you ask?').fill('The yearly count')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Ask the club' }).click()
  await expect(page.getByText('Those who run the club decide.')).toBeVisible()
  await expect(page.getByLabel('Why do you ask?')).toHaveCount(0)
})

test('SSO-01 a governing body tries its own sign-in service out, and is told that one of its staff came in', async ({
  page,
}) => {
  await beginSignedIn(page, siteUrl('xgb'), 'ruth@fourcoasts.example')
  await openHydrated(page, siteUrl('xgb', '/settings/sso'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single sign-on')
  await atBothWidths(page, async () => {
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
  })
  await page.getByRole('link', { name: 'Start a test' }).click()
  await expect(page.getByRole('heading', { name: /Four Coasts/ })).toBeVisible()
  await page.getByText('Ruth Embley').click()
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.getByRole('button').click()
  await expect(page).toHaveURL(siteUrl('xgb', '/settings/sso?tested=yes'))
  await expect(page.getByText('It worked')).toBeVisible()
})
