import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Letter, Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting } from '../words/phrases.ts'

/** To every owner: so that nobody leads the club's money somewhere else unseen. */
export const paymentsAccount: Template<'payments-account'> = (payload, look) => {
  if (payload.step === 'stopped' || payload.step === 'working') return ofState(payload, look)
  const isOpened = payload.step === 'opened'
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const by = mailName(payload.by ?? '') || 'Someone'
  const news = isOpened
    ? `${by} opened ${look.name}’s own account at the payment provider. Once it works, card payments go through it.`
    : `${by} went to the payment provider to fill in ${look.name}’s account. That’s where the bank account for the club’s money is set.`
  const advice = 'If you know about this, there’s nothing to do.'
  const alarm = `If you don’t, please ask ${by === 'Someone' ? 'the other owners' : by} straight away, and look at Payments in the back office.`
  const label = 'Look at Payments'
  return {
    subject: isOpened
      ? `A payments account was opened for ${look.name}`
      : `Someone is setting up where ${look.name}’s money goes`,
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
    why: `You’re getting this email because you own ${look.name}. We tell every owner when someone sets up where its money goes.`,
  }
}

/** The provider said it by itself: nobody of the club did anything. */
const ofState: Template<'payments-account'> = (payload, look): Letter => {
  const works = payload.step === 'working'
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const news = works
    ? `${look.name}’s account at the payment provider works. Card payments go to it, and on to your bank.`
    : `The payment provider has stopped ${look.name}’s account. It usually wants to know something more about the club, or about who runs it.`
  const advice = works
    ? 'There’s nothing to do. What was paid by card in the meantime is on its way to the account.'
    : 'People can still pay by card. We keep that money for the club, and send it on as soon as the account works again. Please go to the provider and answer what it asks.'
  const label = 'Look at Payments'
  return {
    subject: works
      ? `${look.name}’s payments account works`
      : `The payment provider needs something from ${look.name}`,
    preview: news,
    title: works ? 'Your payments account works' : 'Your payments account was stopped',
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Paragraph>{advice}</Paragraph>
        <Action label={label} link={link} look={look} />
      </>
    ),
    text: [hello, news, advice, `${label}:\n${link}`],
    why: `You’re getting this email because you own ${look.name}. We tell every owner when its payments account stops or works again.`,
  }
}
