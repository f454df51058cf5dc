import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { Action, Code, Note, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting, keepToYourself } from '../words/phrases.ts'
import { hours } from '../words/spans.ts'

export const invitation: Template<'invitation'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const inviter = mailName(payload.inviter ?? '') || look.name
  const news =
    inviter === look.name
      ? `${look.name} has set up an account for you.`
      : `${inviter} has set up an account for you at ${look.name}.`
  const ask = 'To start using it, choose a password. You’ll need this code:'
  const until = `It works once and runs out in ${hours(payload.hours)}.`
  const label = 'Choose a password'
  const note = keepToYourself(look.name)
  return {
    subject: `You’re invited to ${look.name}`,
    preview: 'There’s an account ready for you. Choose a password to use it.',
    title: `Welcome to ${look.name}`,
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Paragraph>{ask}</Paragraph>
        <Code code={payload.code} />
        <Paragraph>{until}</Paragraph>
        <Action label={label} link={link} look={look} />
        <Note>{note}</Note>
      </>
    ),
    text: [hello, news, ask, `    ${payload.code}`, until, `${label}:\n${link}`, note],
    why: `You’re getting this email because an account at ${look.name} was set up with this address. If you don’t know why, you can ignore it: no one can use the account without the code.`,
  }
}
