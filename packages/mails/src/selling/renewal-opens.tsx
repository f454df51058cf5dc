import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { Action, Paragraph, Paragraphs } from '../layout/blocks.tsx'
import { Facts } from '../layout/message-blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { opening } from '../words/opening.ts'
import { greeting, oneLine } from '../words/phrases.ts'

/** The next season can be bought, for whoever had the last one. */
export const renewalOpens: Template<'renewal-opens'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const news = opening({ template: 'renewal-opens', payload }, look)
  const people = payload.people.map(({ name, plan }) => ({
    name: mailName(name) || 'Someone in your family',
    value: oneLine(plan),
  }))
  const label = 'Renew now'
  const link = new URL('/renew', look.accountOrigin).href
  return {
    subject: `You can now renew at ${look.name}`,
    preview: people.map(({ name, value }) => `${name}: ${value}`).join(', '),
    title: 'Time to renew',
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraphs texts={news} />
        <Facts facts={people} />
        <Action label={label} link={link} look={look} />
      </>
    ),
    text: [
      hello,
      ...news,
      people.map(({ name, value }) => `${name}: ${value}`).join('\n'),
      `${label}:\n${link}`,
    ],
    why: `You’re getting this email because you look after a membership of ${look.name}.`,
    leave: { label: 'Unsubscribe from renewal reminders', link: webAddress(payload.unsubscribe.page) },
  }
}
