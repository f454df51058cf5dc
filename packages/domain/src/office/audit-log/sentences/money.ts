import type { Sentence } from './sentence.ts'

const money = (say: Sentence['say']): Sentence => ({ area: 'money', say })
const ofOrder = (verb: string) =>
  money(({ who, detail }) =>
    `${who} ${verb} ${detail['Amount'] ?? 'something'} of order ${detail['Order'] ?? ''}`.trimEnd(),
  )

export const MONEY: Readonly<Record<string, Sentence>> = {
  'order-refunded': money(({ who, detail }) =>
    `${who} refunded ${detail['Amount'] ?? 'part'} of order ${detail['Order'] ?? ''}`.trimEnd(),
  ),
  'payment-recorded': money(({ who, detail }) =>
    `${who} took ${detail['Amount'] ?? 'money'} by ${detail['By'] ?? 'hand'} for order ${detail['Order'] ?? ''}`.trimEnd(),
  ),
  'sold-at-gate': money(({ who, detail }) =>
    `${who} sold for ${detail['Amount'] ?? 'money'} by ${detail['By'] ?? 'hand'} at the gate, order ${detail['Order'] ?? ''}`.trimEnd(),
  ),
  'payment-corrected': money(({ who, detail }) =>
    `${who} took back a payment of ${detail['Amount'] ?? 'money'} recorded by mistake for order ${detail['Order'] ?? ''}`.trimEnd(),
  ),
  'receipt-sent-again': money(
    ({ who, detail }) => `${who} sent the receipt of order ${detail['Order'] ?? ''} again`,
  ),
  'arrears-reminded': money(({ who, detail }) =>
    `${who} sent a reminder${detail['Amount'] ? ` for ${detail['Amount']}` : ''} about order ${detail['Order'] ?? ''}`.trimEnd(),
  ),
  'pay-link-sent': money(
    ({ who, detail }) =>
      `${who} sent a link to pay ${detail['Amount'] ?? 'what is owed'} for order ${detail['Order'] ?? ''}`,
  ),
  'pay-link-taken-back': money(({ who, detail }) =>
    `${who} took back the link to pay order ${detail['Order'] ?? ''}`.trimEnd(),
  ),
  'arrears-planned': money(({ who, detail }) =>
    `${who} noted when order ${detail['Order'] ?? ''} will be paid`.replace('  ', ' '),
  ),
  'refund-asked': ofOrder('asked a second person to refund'),
  'refund-confirmed': ofOrder('confirmed as the second person the refund of'),
  'refund-declined': ofOrder('said no to the refund of'),
  'refund-lapsed': ofOrder('could not refund any more'),
  'refund-repeated': ofOrder('tried again to refund'),
  'refund-limit-changed': money(
    ({ who, detail }) => `${who} set what one person may refund alone: ${detail['Up to'] ?? ''}`,
  ),
  'tax-changed': money(({ who }) => `${who} changed the club’s tax settings`),
  'product-tax-changed': money(
    ({ who, the, detail }) =>
      `${who} set the tax rate of ${the('something you sell')}: ${detail['Rate'] ?? ''}`,
  ),
  'write-off-asked': ofOrder('asked to write off'),
  'write-off-confirmed': ofOrder('confirmed: written off is'),
  'write-off-declined': ofOrder('decided not to write off'),
  'write-off-lapsed': ofOrder('could not write off'),
  'bank-file-uploaded': money(
    ({ who, the, detail }) =>
      `${who} uploaded the bank statement ${the('')} (${detail['lines'] ?? '0'} lines, ${detail['added'] ?? '0'} new)`,
  ),
  'payouts-fetched': money(
    ({ who, detail }) => `${who} asked the card provider for payouts (${detail['added'] ?? '0'} new)`,
  ),
  'payout-arrived': money(
    ({ who, detail }) =>
      `${who} confirmed that a payout of ${detail['Amount'] ?? 'money'} arrived in the bank`,
  ),
  'bank-line-linked': money(({ who, detail }) =>
    `${who} found the bank line of ${detail['day'] ?? 'a day'} to be written down already for order ${detail['Order'] ?? ''}`.trimEnd(),
  ),
  'bank-line-set-aside': money(
    ({ who, detail }) =>
      `${who} set aside the bank line of ${detail['day'] ?? 'a day'}, ${detail['Amount'] ?? ''}${detail['Account'] ? `, as ${detail['Account']}` : ''}`,
  ),
  'bank-line-undone': money(
    ({ who, detail }) =>
      `${who} took back what was decided of the bank line of ${detail['day'] ?? 'a day'}, ${detail['Amount'] ?? ''}`,
  ),
  'payments-account-opened': money(({ who }) => `${who} opened the club’s own payments account`),
  'payments-account-linked': money(
    ({ who }) => `${who} went to the payment provider to fill in the club’s account`,
  ),
  'payments-account-changed': money(({ who }) => `${who} asked what the club’s payments account may do`),
  'wallet-domain-registered': money(
    ({ who, detail }) => `${who} put Apple Pay and Google Pay on ${detail['domain'] ?? 'the website'}`,
  ),
  'platform-settled': money(
    ({ who, detail }) =>
      `${who} noted that ${detail['Amount'] ?? 'something'} owed to the platform was paid (${detail['Reference'] ?? ''})`,
  ),
  'platform-settlement-taken-back': money(
    ({ who, detail }) =>
      `${who} took back the note that ${detail['Amount'] ?? 'something'} owed to the platform was paid (${detail['Reference'] ?? ''})`,
  ),
}
