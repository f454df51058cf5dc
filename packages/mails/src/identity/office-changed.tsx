import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting } from '../words/phrases.ts'

/** To whoever may do something else from now on, or nothing: so that nobody gains or loses an office unseen. */
export const officeChanged: Template<'office-changed'> = (payload, look) => {
  const { before, after } = payload
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const by = mailName(payload.by ?? '') || look.name
  const news =
    after === null
      ? `From now on you no longer help run ${look.name}. You were ${before ?? 'an admin'}.`
      : `From now on you help run ${look.name} as ${after}.${before === null ? '' : ` Before, you were ${before}.`}`
  const who = `${by} made this change.`
  const advice =
    after === null
      ? 'Thank you for what you did for the club. If you’re a member, you stay one.'
      : 'Sign in as usual: the back office shows what is yours to do.'
  const label = after === null ? 'Go to the club' : 'Open the back office'
  const to = after === null ? look.origin : link
  return {
    subject:
      after === null ? `You no longer help run ${look.name}` : `You help run ${look.name} as ${after} now`,
    preview: who,
    title: after === null ? 'Your office has ended' : `You’re ${after} now`,
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Paragraph>{who}</Paragraph>
        <Paragraph>{advice}</Paragraph>
        <Action label={label} link={to} look={look} />
      </>
    ),
    text: [hello, news, who, advice, `${label}:\n${to}`],
    why: `You’re getting this email because you help or helped run ${look.name}. If this is a surprise, please ask ${look.name}.`,
  }
}
