import type { APIRequestContext, Page } from '@playwright/test'
import { ask } from '../../support/ask.ts'
import { expectFineAtBothWidths } from '../../support/axe.ts'
import { openHydrated, untilHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll } from '../../support/layout.ts'
import { RECURRING, SAVED } from '../../support/mailings.ts'
import { ADMIN, openOffice } from '../../support/office.ts'
import { switchDemo } from '../../support/people.ts'
import { clubUrl, siteUrl } from '../../support/sites.ts'

const text = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

/** A list of its own for each journey, to the guardians of the under-12s; answers how many it means. */
async function writeList(page: Page, name: string): Promise<{ count: number }> {
  await openOffice(page, '/mail/lists/new')
  await expect(text(page)).toBeVisible()
  const all = (await page.getByTestId('reach').textContent()) ?? ''
  await press(page, 'Add a condition (Member Details)')
  await page.getByLabel('Condition', { exact: true }).selectOption({ label: 'Plan' })
  await page.getByLabel('Juvenile U8–U12').check()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Plan is Juvenile U8–U12' })).toBeVisible()
  // It counts anew by itself.
  await expect(page.getByTestId('reach')).not.toHaveText(all)
  const count = Number(await page.getByTestId('reach').textContent())
  expect(count).toBeGreaterThan(1)
  await expect(
    page
      .getByRole('region', { name: 'Who would get it' })
      .getByText(/^for .+Juvenile U8–U12/)
      .first(),
  ).toBeVisible()

  await page.getByLabel('Name of the list').fill(name)
  await page.getByLabel('Subject', { exact: true }).fill(`${name} for {{child_names}}`)
  await text(page).click()
  await page.keyboard.type('Hello ')
  await press(page, 'First name')
  // The text has the focus again with the next picture that is drawn; until then the button would be typed at.
  await expect(text(page)).toBeFocused()
  await page.keyboard.type(', please be at the gate by a quarter to two on Sunday.')
  return { count }
}

async function toCheck(page: Page): Promise<string> {
  await press(page, 'Check and send')
  await expect(heading(page)).toHaveText('Check and send')
  return new URL(page.url()).pathname.replace(/\/send$/, '')
}

async function mailsTo(request: APIRequestContext, address: string, subject: string) {
  const url = clubUrl('dunvarra', `/dev/mail?to=${encodeURIComponent(address)}`)
  const answer = await ask(request, url, { headers: { accept: 'application/json' } })
  const mails = (await answer.json()) as { subject: string; text: string; links: string[] }[]
  return mails.filter((mail) => mail.subject.includes(subject))
}

const unsubscribeIn = (links: readonly string[]) => links.find((link) => link.includes(RECURRING)) ?? ''

test('DIST-02 DIST-07 a registrar writes to the guardians of the under-12s, and who opts out is left out the next time @phone-first', async ({
  page,
  request,
}) => {
  test.slow()
  const name = `Parade ${Date.now().toString(36)}`
  const { count } = await writeList(page, name)
  await expectFineAtBothWidths(page)
  const path = await toCheck(page)

  // As a real recipient reads it, with every name filled in.
  const as = page.getByLabel('Read it as')
  const address = await as.inputValue()
  const label = (await as.locator('option:checked').textContent()) ?? ''
  const [first = ''] = label.split(' ')
  const letter = page.frameLocator('iframe')
  await expect(
    letter.getByRole('paragraph').filter({ hasText: `Hello ${first}, please be at the gate` }),
  ).toBeVisible()
  await atBothWidths(page, () => expectNoSidewaysScroll(page))
  await press(page, 'Test mail to me')
  await expect(page.getByText(`A test mail is on its way to ${ADMIN}.`)).toBeVisible()
  await expect(async () => expect(await mailsTo(request, ADMIN, name)).toHaveLength(1)).toPass()
  expect(await mailsTo(request, address, name)).toEqual([])

  await press(page, `Send to ${count} people`)
  await expect(heading(page)).toContainText(name)
  await expect(page.getByText(/^Finished /)).toBeVisible()
  await expect(page.getByRole('link', { name: `Delivered ${count}` })).toBeVisible()
  await expectFineAtBothWidths(page)

  const [mail] = await mailsTo(request, address, name)
  expect(mail?.text).toContain(`Hello ${first}, please be at the gate`)
  await openHydrated(page, unsubscribeIn(mail?.links ?? []))
  await expect(page.getByText(SAVED)).toBeVisible()

  await openHydrated(page, siteUrl('backoffice', `${path}/send`))
  await expect(page.getByText('Opted out')).toBeVisible()
  await press(page, `Send to ${count - 1} people`)
  await expect(page.getByText(/^Finished /)).toBeVisible()
  await expect(page.getByRole('link', { name: `Delivered ${count - 1}` })).toBeVisible()
  expect(await mailsTo(request, address, name)).toHaveLength(1)

  await openHydrated(page, siteUrl('backoffice', `/mail/opt-outs?filter=${encodeURIComponent(name)}`))
  await expect(page.getByRole('main').getByText(address)).toBeVisible()
  await atBothWidths(page, () => expectNoSidewaysScroll(page))
})

test('DIST-08 a letter is rephrased, paused on its way, goes on, and is stopped in the middle @desktop', async ({
  page,
  request,
}) => {
  test.slow()
  const name = `Stopped ${Date.now().toString(36)}`
  await writeList(page, name)
  await press(page, 'Rephrase')
  const panel = page.getByRole('region', { name: 'Suggestion' })
  await panel.getByRole('button', { name: 'Suggest', exact: true }).click()
  await expect(panel.getByText('In other words:')).toBeVisible()
  await panel.getByRole('button', { name: 'Accept' }).click()
  await expect(text(page)).toContainText('In other words:')

  // Nothing typed is lost by leaving: it is asked first.
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  const asks = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(asks).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asks).toBeHidden()
  await expect(page.getByLabel('Name of the list')).toHaveValue(name)
  await toCheck(page)
  const address = await page.getByLabel('Read it as').inputValue()

  // The mail server is away: what was to go waits, and can be held.
  await switchDemo(request, '/dev/providers', { mail: 'down' })
  try {
    await press(page, /^Send to \d+ people$/)
    await expect(page.getByText(/^0 of \d+ sent$/)).toBeVisible()
    await press(page, 'Pause')
    await expect(page.getByText(/The rest waits here\.$/)).toBeVisible()
    await press(page, 'Continue')
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await press(page, 'Cancel the rest')
    await expect(page.getByText('Stopped. The rest won’t be sent.')).toBeVisible()
  } finally {
    await switchDemo(request, '/dev/providers', { mail: 'up' })
  }
  await untilHydrated(page)
  await expect(page.getByRole('link', { name: /^Withdrawn \d+$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Delivered 0' })).toBeVisible()
  expect(await mailsTo(request, address, name)).toEqual([])
})
