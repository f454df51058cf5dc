import { expectFineAtBothWidths } from '../../support/axe.ts'
import { ask } from '../../support/ask.ts'
import { aMessage, fillIn, sendAndSeeThanks } from '../../support/contact.ts'
import { openHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { openOffice } from '../../support/office.ts'
import { clubUrl } from '../../support/sites.ts'

test('a message is written, read, taken on, answered by mail and done @phone-first', async ({
  page,
  request,
}) => {
  test.slow()
  const typed = aMessage()
  await openHydrated(page, clubUrl('dunvarra', '/contact'))
  await fillIn(page, typed)
  await sendAndSeeThanks(page)

  const found = `/messages?filter=${encodeURIComponent(typed.email)}`
  await openOffice(page, found)
  const link = page.getByRole('link', { name: /Síle Ní Fhearra/ })
  await expect(link).toHaveAccessibleName(/Unread/)
  await expectFineAtBothWidths(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message from Síle Ní Fhearra')
  await expect(page.getByText(typed.message)).toBeVisible()

  await page.getByLabel('Assigned to').selectOption({ label: 'Tadhg Marrin' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('input[name=revision]').first()).toHaveValue('1')
  await expect(page.getByLabel('Assigned to').locator('option:checked')).toHaveText('Tadhg Marrin')

  await page.getByLabel('Your answer').fill('On Monday at seven.\n\nBring boots!')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText(`Your answer is on its way to ${typed.email}.`)).toBeVisible()
  await expect(page.getByText(/^Tadhg Marrin answered on/)).toBeVisible()
  await expect(page.getByLabel('Your answer')).toHaveValue('')
  await expectFineAtBothWidths(page)

  const mailbox = clubUrl('dunvarra', `/dev/mail?to=${encodeURIComponent(typed.email)}`)
  await expect(async () => {
    const answer = await ask(request, mailbox, { headers: { accept: 'application/json' } })
    const mails = (await answer.json()) as { subject: string; text: string }[]
    expect(mails.map(({ subject }) => subject)).toEqual(['Re: Website contact form'])
    expect(mails[0]?.text).toContain('Bring boots!')
  }).toPass()

  await page.getByRole('button', { name: 'Mark done' }).click()
  await expect(page.getByText(/^Done by Tadhg Marrin/)).toBeVisible()
  await openHydrated(page, new URL(found, page.url()).href)
  await expect(page.getByRole('link', { name: /Síle Ní Fhearra/ })).toHaveCount(0)
})
