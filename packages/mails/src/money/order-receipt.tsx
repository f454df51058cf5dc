import { Action, Note, Paragraph } from '../layout/blocks.tsx'
import { Lines, LinesTitle, linesAsText } from '../layout/receipt-blocks.tsx'
import type { Template } from '../letter.ts'
import { greeting } from '../words/phrases.ts'
import { boughtLines, plainLines } from '../words/receipt-lines.ts'

/** What was bought, in the words of the screen and of the paper. */
export const orderReceipt: Template<'order-receipt'> = ({ first_name, is_guest: isGuest, receipt }, look) => {
  const { number, at, later, stillToPay, card, refunded, tax = [] } = receipt
  const hello = greeting(first_name)
  const paid = receipt.today.at(-1)?.amount ?? ''
  const thanks = `Thanks for your order. ${look.name} has received ${paid}.`
  const about = `Order ${number}, ${at}`
  const bought = boughtLines(receipt)
  const sums = plainLines(receipt.sums)
  const today = plainLines(receipt.today)
  const planned = plainLines([...later, ...(stillToPay ? [stillToPay] : [])])
  const laterNote = 'We’ll take each payment automatically from the same card. You don’t need to do anything.'
  const paidWith = card && `Paid with ${card}.`
  const givenBack = refunded && `Refunded: ${refunded}.`
  const account = isGuest
    ? 'Want to see your orders online? Open our member account site, enter this email address and choose Forgot Password. Then you’re in.'
    : 'You can see your orders and cards in your account.'
  const label = isGuest ? 'Set a password' : 'Go to my account'
  const link = isGuest
    ? new URL('/authentication/forgot-password', look.accountOrigin).href
    : look.accountOrigin
  return {
    subject: `Your receipt from ${look.name}: ${paid}, order ${number}`,
    preview: `${paid} paid. ${about}.`,
    title: `Order ${number}`,
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{thanks}</Paragraph>
        <Note>{about}</Note>
        <Lines lines={bought} />
        <Lines lines={sums} isLastBold={sums.length > 1} />
        <Lines lines={today} isLastBold />
        {tax.map((text) => (
          <Note key={text}>{text}</Note>
        ))}
        {paidWith && <Note>{paidWith}</Note>}
        {givenBack && <Note>{givenBack}</Note>}
        {planned.length > 0 && (
          <>
            <LinesTitle>Later payments</LinesTitle>
            <Lines lines={planned} isLastBold={stillToPay !== null} />
            <Note>{laterNote}</Note>
          </>
        )}
        <Note>{account}</Note>
        <Action label={label} link={link} look={look} />
      </>
    ),
    text: [
      hello,
      thanks,
      about,
      linesAsText(bought),
      linesAsText(sums),
      linesAsText(today),
      ...(tax.length > 0 ? [tax.join('\n')] : []),
      ...[paidWith, givenBack].filter((line) => line !== null),
      ...(planned.length > 0 ? [`Later payments\n${linesAsText(planned)}`, laterNote] : []),
      account,
      `${label}:\n${link}`,
    ],
    why: `You’re getting this email because you bought something from ${look.name}.`,
  }
}
