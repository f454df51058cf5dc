import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting } from '../words/phrases.ts'

/** Whoever did not ask for it hears that their account is easier to get into for now. */
export const passkeysReset: Template<'passkeys-reset'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const by = mailName(payload.by ?? '') || look.name
  const news = `${by} let you set up a new passkey for helping to run ${look.name}. The ones you had no longer work.`
  const advice = 'Please add the new one soon: until then you can’t get to what your club asks a passkey for.'
  const alarm = `If you haven’t lost your passkey, choose a new password and ask ${look.name} about this.`
  const label = 'Add a passkey'
  return {
    subject: `You can set up a new passkey for ${look.name}`,
    preview: news,
    title: 'Set up a new passkey',
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Paragraph>{advice}</Paragraph>
        <Paragraph>{alarm}</Paragraph>
        <Action label={label} link={link} look={look} />
      </>
    ),
    text: [hello, news, advice, alarm, `${label}:\n${link}`],
    why: `You’re getting this email because you help run ${look.name}. We tell you about every change to how you sign in.`,
  }
}
