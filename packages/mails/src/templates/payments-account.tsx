import { mailName } from '@clubhouse/domain/mails/mail-name'
import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting } from '../words/phrases.ts'

/** To every owner: so that nobody leads the club's money somewhere else unseen. */
export const paymentsAccount: Template<'payments-account'> = (payload, look) => {
  const isOpened = payload.step === 'opened'
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const by = mailName(payload.by ?? '') || 'Somebody'
  const news = isOpened
    ? `${by} opened ${look.name}’s own account at the payment provider. Once it works, card payments go through it.`
    : `${by} went to the payment provider to fill in ${look.name}’s account. That’s where the bank account for the club’s money is set.`
  const advice = 'If you know about this, there’s nothing to do.'
  const alarm = `If you don’t, please ask ${by === 'Somebody' ? 'the other owners' : by} straight away, and look at Payments in the back office.`
  const label = 'Look at Payments'
  return {
    subject: isOpened
      ? `A payments account was opened for ${look.name}`
      : `Somebody is setting up where ${look.name}’s money goes`,
    preview: news,
    title: isOpened ? 'A payments account was opened' : 'Where your club’s money goes',
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
    why: `You’re getting this e-mail because you own ${look.name}. We tell every owner when somebody sets up where its money goes.`,
  }
}
