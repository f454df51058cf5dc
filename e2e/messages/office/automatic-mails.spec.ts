import type { APIRequestContext } from '@playwright/test'
import { ask } from '../../support/ask.ts'
import { expectFineAtBothWidths } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { ADMIN, openOffice } from '../../support/office.ts'
import { officeApi } from '../../support/office-api.ts'
import { clubUrl } from '../../support/sites.ts'

async function subjectsTo(request: APIRequestContext, address: string): Promise<string[]> {
  const url = clubUrl('dunvarra', `/dev/mail?to=${encodeURIComponent(address)}`)
  const answer = await ask(request, url, { headers: { accept: 'application/json' } })
  return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject)
}

// The other width may come to the same server.
test.afterEach(async ({ request }) => {
  const change = await officeApi(request)
  await change('/automatic-mails/welcome', { opening: null }, 'PATCH')
})

test('an admin writes the welcome in the club’s words, reads it, tries it out, and switches it on @phone-first', async ({
  page,
  request,
}) => {
  test.slow()
  await openOffice(page, '/mail/automatic')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Automatic mails')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8)
  await expectFineAtBothWidths(page)

  await page.getByRole('main').getByRole('link', { name: 'Welcome', exact: true }).click()
  const words = page.getByLabel('Opening words')
  await expect(words).toHaveValue(/^It’s great to have/)
  const letter = page.frameLocator('iframe')
  await expect(letter.getByText('It’s great to have Cillian and Sadhbh with us')).toBeVisible()

  const greeting = `Fáilte ${Date.now().toString(36)} `
  await words.fill(greeting)
  await page.getByRole('button', { name: 'Members’ names', exact: true }).click()
  await expect(words).toHaveValue(`${greeting}{{members}}`)
  // Shown before it is kept.
  await page.getByRole('button', { name: 'Show in the preview' }).click()
  await expect(letter.getByText(`${greeting}Cillian and Sadhbh`)).toBeVisible()
  await page.getByRole('button', { name: 'Test mail to me' }).click()
  await expect(page.getByText(`A test mail is on its way to ${ADMIN}.`)).toBeVisible()
  await expect(async () =>
    expect(await subjectsTo(request, ADMIN)).toContain('Test: Welcome to Dunvarra Rovers FC'),
  ).toPass()
  await expect(words).toHaveValue(`${greeting}{{members}}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await expect(letter.getByText(`${greeting}Cillian and Sadhbh`)).toBeVisible()
  await expectFineAtBothWidths(page)

  await page.getByRole('switch', { name: 'Welcome' }).click()
  await expect(page.getByText('“Welcome” is on.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo Welcome' }).click()
  await expect(page.getByText('“Welcome” is off.')).toBeVisible()
})
