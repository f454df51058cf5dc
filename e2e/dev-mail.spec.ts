import type { APIRequestContext } from '@playwright/test'
import { ask } from './support/ask.ts'
import { expectNoViolations } from './support/axe.ts'
import { openHydrated } from './support/hydrated.ts'
import { expect, test } from './support/journey.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { clubUrl } from './support/sites.ts'

interface Captured {
  id: string
  subject: string
  code: string | null
}

/** Asks for a new password, as somebody who forgot theirs would. */
async function askForCode(request: APIRequestContext, email: string): Promise<Captured> {
  const asked = await ask(request, clubUrl('dunvarra', '/api/v2/user/authentication/recovery'), {
    method: 'POST',
    data: { email },
  })
  expect(asked.ok()).toBe(true)
  const inbox = clubUrl('dunvarra', `/dev/mail?to=${encodeURIComponent(email)}`)
  const newest = async () => ((await (await ask(request, inbox)).json()) as Captured[])[0]
  await expect.poll(newest, { timeout: 10_000 }).toBeDefined()
  return (await newest())!
}

test.describe('The mails of the demo', () => {
  test('a mail is read as a page and as text, and its links open beside it', async ({ page, request }) => {
    const email = 'brid@home.example'
    const mail = await askForCode(request, email)
    await openHydrated(page, clubUrl('dunvarra', '/dev'))
    await page.getByRole('link', { name: /^Mails/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mails of the demo')
    await page.goto(clubUrl('dunvarra', `/dev/mail?to=${encodeURIComponent(email)}&id=${mail.id}`))
    await expect(page.getByRole('heading', { name: mail.subject })).toBeVisible()

    const frame = page.frameLocator('iframe')
    await expect(frame.getByText(mail.code ?? 'no code', { exact: true })).toBeVisible()
    await expect(frame.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    // A refused style would have been complained about; this is what it must look like.
    await expect(frame.getByRole('link', { name: 'Enter the code' })).toHaveCSS('border-radius', '10px')
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      frame.getByRole('link', { name: 'Enter the code' }).click(),
    ])
    expect(new URL(opened.url() === 'about:blank' ? clubUrl('dunvarra') : opened.url()).origin).toBe(
      clubUrl('dunvarra', ''),
    )
    await opened.close()

    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'As text' }).click()
    await expect(page.locator('pre')).toContainText(`    ${mail.code}`)
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
  })

  test('it reads without JavaScript', { tag: '@desktop' }, async ({ browser, request }) => {
    const email = 'maja@home.example'
    const mail = await askForCode(request, email)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(clubUrl('dunvarra', '/dev/mail'))
    await page.getByLabel('Sent to').fill(email)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByRole('link', { name: mail.subject }).first().click()
    await page.getByRole('link', { name: 'As text' }).click()
    await expect(page.locator('pre')).toContainText(mail.code ?? 'no code')
    await context.close()
  })
})
