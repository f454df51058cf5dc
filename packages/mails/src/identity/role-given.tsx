import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting } from '../words/phrases.ts'

export const roleGiven: Template<'role-given'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const inviter = mailName(payload.inviter ?? '') || look.name
  const news =
    inviter === look.name
      ? `You’re now ${payload.role} of ${look.name}.`
      : `${inviter} has made you ${payload.role} of ${look.name}.`
  const advice = 'Sign in with your usual password. There’s nothing else to do.'
  const label = 'Sign in'
  return {
    subject: `You’re now ${payload.role} of ${look.name}`,
    preview: 'Sign in with your usual password.',
    title: `You’re now ${payload.role}`,
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Paragraph>{advice}</Paragraph>
        <Action label={label} link={link} look={look} />
      </>
    ),
    text: [hello, news, advice, `${label}:\n${link}`],
    why: `You’re getting this email because you have an account with this address. If you don’t know why you were given this role, please ask ${look.name}.`,
  }
}
