import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { Action, Note, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting, keepToYourself } from '../words/phrases.ts'

/** To whoever is asked to run the club with others: opening the link changes nothing, a press there does. */
export const officeInvitation: Template<'office-invitation'> = (payload, look) => {
  const hello = greeting('')
  const link = webAddress(payload.link)
  const inviter = mailName(payload.inviter ?? '') || look.name
  const news =
    inviter === look.name
      ? `${look.name} would like you to help run the club as ${payload.as}.`
      : `${inviter} would like you to help run ${look.name} as ${payload.as}.`
  const ask = `Open the invitation to see what that means, and to accept it. It works for ${payload.days} days.`
  const label = 'See the invitation'
  const note = keepToYourself(look.name)
  return {
    subject: `Will you help run ${look.name}?`,
    preview: `You’re invited as ${payload.as}.`,
    title: `You’re invited as ${payload.as}`,
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Paragraph>{ask}</Paragraph>
        <Action label={label} link={link} look={look} />
        <Note>{note}</Note>
      </>
    ),
    text: [hello, news, ask, `${label}:\n${link}`, note],
    why: `You’re getting this email because ${inviter} gave us this address. If you don’t know why, you can ignore it: nothing happens without you.`,
  }
}
