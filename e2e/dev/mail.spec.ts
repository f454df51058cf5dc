import type { APIRequestContext } from '@playwright/test'
import { ask } from '../support/ask.ts'
import { expectNoViolations } from '../support/axe.ts'
import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { clubUrl } from '../support/sites.ts'

interface Captured {
  id: string
  subject: string
  code: string | null
}

/** Somebody of this journey alone is invited, so that no other journey's mails are in between. */
async function invite(request: APIRequestContext): Promise<{ email: string; mail: Captured }> {
  const email = `${crypto.randomUUID()}@home.example`
  const invited = await ask(request, clubUrl('dunvarra', '/dev/invite'), {
    method: 'POST',
    data: { email, first_name: 'Síle', last_name: 'Ní Fhearra', club: 'dunvarra', role: 'admin' },
  })
  expect(invited.ok()).toBe(true)
  const inbox = clubUrl('dunvarra', `/dev/mail?to=${email}`)
  const newest = async () => ((await (await ask(request, inbox)).json()) as Captured[])[0]
  await expect.poll(newest).toBeDefined()
  return { email, mail: (await newest())! }
}

test.describe('The mails of the demo', () => {
  test('a mail is read as a page and as text, and its links open beside it @desktop', async ({
    page,
    request,
  }) => {
    const { email, mail } = await invite(request)
    await openHydrated(page, clubUrl('dunvarra', '/dev'))
    await page.getByRole('link', { name: /^Demo mail/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo mail')
    await page.goto(clubUrl('dunvarra', `/dev/mail?to=${encodeURIComponent(email)}&id=${mail.id}`))
    await expect(page.getByRole('heading', { name: mail.subject })).toBeVisible()

    const frame = page.frameLocator('iframe')
    await expect(frame.getByText(mail.code ?? 'no code', { exact: true })).toBeVisible()
    await expect(frame.getByRole('heading', { name: 'Welcome to Dunvarra Rovers FC' })).toBeVisible()
    // A refused style would have been complained about; this is what it must look like.
    await expect(frame.getByRole('link', { name: 'Choose a password' })).toHaveCSS('border-radius', '10px')
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      frame.getByRole('link', { name: 'Choose a password' }).click(),
    ])
    await expect(opened).toHaveURL(/\/authentication\/set-password\/validate-token/)
    await opened.close()

    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'As text' }).click()
    await expect(page.locator('pre')).toContainText(`    ${mail.code}`)
    // The header stays in view and would cover half of a link, which is none too small for that.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
  })

  test('it reads without JavaScript @deep', { tag: '@desktop' }, async ({ browser, request }) => {
    const { email, mail } = await invite(request)
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
