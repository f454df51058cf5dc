import { aMessage, mailFrom } from '../../support/contact.ts'
import { clubUrl } from '../../support/sites.ts'
import { expect, test } from '../engine-test.ts'
import { button, field, link, notice, part, words } from '../visitor/wanted.ts'

test('CONTACT-02 somebody writes to the club from its home, is thanked, and the club has the message', async ({
  visitor,
  request,
}) => {
  const typed = aMessage()
  await visitor.open(clubUrl('dunvarra'))
  await visitor.press(link('Contact', part('footer')))
  await visitor.isAt(clubUrl('dunvarra', '/contact'))
  for (const [label, text] of [
    ['Name', typed.name],
    ['Surname', typed.surname],
    ['Email', typed.email],
    ['Message', typed.message],
  ] as const) {
    await visitor.write(field(label), text)
  }
  await visitor.press(button('Send'))
  await visitor.see(notice('Message sent, thank you!'))
  await visitor.see(words(`we’ll reply to ${typed.email}`))
  const { text } = await mailFrom(request, 'dunvarra', typed.email)
  expect(text).toContain(typed.message)
})
