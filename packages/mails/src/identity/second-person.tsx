import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { Action, Note, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting, oneLine } from '../words/phrases.ts'

/** To whoever may confirm what a first person asked for: the link leads to the page, a press there decides. */
export const secondPerson: Template<'second-person'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const by = mailName(payload.by) || look.name
  const task = oneLine(payload.task)
  const about = oneLine(payload.about)
  const news = `${by} has asked for something that takes two people at ${look.name}, and you can be the second. ${task}: ${about}.`
  const reason = oneLine(payload.reason)
  const why = reason && `The reason given: “${reason}”`
  const label = 'Look and decide'
  const note =
    'Nothing happens until one of you decides. If someone else has decided already, the page says so.'
  return {
    subject: `${task}: ${about}`,
    preview: `${by} needs a second person.`,
    title: task,
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        {why && <Paragraph>{why}</Paragraph>}
        <Action label={label} link={link} look={look} />
        <Note>{note}</Note>
      </>
    ),
    text: [hello, news, ...(why ? [why] : []), `${label}:\n${link}`, note],
    why: `You’re getting this email because you help run ${look.name}.`,
  }
}
