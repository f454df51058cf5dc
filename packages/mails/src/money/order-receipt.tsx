import { Action, Note, Paragraph } from '../layout/blocks.tsx'
import { Lines, LinesTitle, linesAsText } from '../layout/receipt-blocks.tsx'
import type { Template } from '../letter.ts'
import { greeting } from '../words/phrases.ts'
import { boughtLines, plainLines } from '../words/receipt-lines.ts'

/** What was bought, in the words of the screen and of the paper. */
export const orderReceipt: Template<'order-receipt'> = ({ first_name, is_guest: isGuest, receipt }, look) => {
  const { number, at, later, card, refunded, tax = [] } = receipt
  const hello = greeting(first_name)
  const thanks = `Thank you! ${look.name} has your order ${number} of ${at}.`
  const bought = boughtLines(receipt)
  const discounts = plainLines(receipt.discounts)
  const sums = plainLines(receipt.today)
  const planned = plainLines(later)
  const laterNote = 'We’ll charge the same card each time. You don’t need to do anything.'
  const paidWith = card && `Paid with ${card}.`
  const givenBack = refunded && `Refunded: ${refunded}.`
  const account = isGuest
    ? 'Want to see your orders online? Open our member account site, enter this e-mail address and choose Forgot Password. Then the account is yours.'
    : 'You can see your orders and cards in your account.'
  const label = isGuest ? 'Make my account' : 'Go to my account'
  const link = look.accountOrigin
  return {
    subject: `Your receipt from ${look.name}: order ${number}`,
    preview: `Order ${number} of ${at}.`,
    title: `Order ${number}`,
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{thanks}</Paragraph>
        <Lines lines={bought} />
        {discounts.length > 0 && (
          <>
            <LinesTitle>Discounts</LinesTitle>
            <Lines lines={discounts} />
          </>
        )}
        <Lines lines={sums} isLastBold />
        {tax.map((text) => (
          <Note key={text}>{text}</Note>
        ))}
        {paidWith && <Note>{paidWith}</Note>}
        {givenBack && <Note>{givenBack}</Note>}
        {planned.length > 0 && (
          <>
            <LinesTitle>Later payments</LinesTitle>
            <Lines lines={planned} />
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
      linesAsText(bought),
      ...(discounts.length > 0 ? [`Discounts\n${linesAsText(discounts)}`] : []),
      linesAsText(sums),
      ...(tax.length > 0 ? [tax.join('\n')] : []),
      ...[paidWith, givenBack].filter((line) => line !== null),
      ...(planned.length > 0 ? [`Later payments\n${linesAsText(planned)}`, laterNote] : []),
      account,
      `${label}:\n${link}`,
    ],
    why: `You’re getting this e-mail because you bought something from ${look.name}.`,
  }
}
