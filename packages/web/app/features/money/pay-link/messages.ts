export const PAY_LINK = {
  title: 'Pay',
  order: (seq: number) => `Order #${seq}`,
  toPay: (sum: string) => `${sum} to pay`,
  due: (day: string) => `due ${day}`,
  pay: (sum: string) => `Pay ${sum}`,
  until: (day: string) => `This link works until ${day}. Anyone who has it can pay. We don’t keep your card.`,
  failed: 'That didn’t work, and nothing was taken. Please try again.',
  /** Once the gateway was asked. */
  notCharged: 'You haven’t been charged.',
  unheard: 'We didn’t hear back. Please look again in a minute before you pay a second time.',
  states: {
    paid: { title: 'It’s paid. Thank you!', text: 'There’s nothing more to do. You can close this page.' },
    on_its_way: {
      title: 'Your payment is on its way',
      text: 'Your bank is still busy with it. Please don’t pay again: look here in a few minutes.',
    },
    nothing: { title: 'Nothing to pay', text: 'The club isn’t asking for this any more.' },
    expired: {
      title: 'This link has run out',
      text: 'Please ask the club for a new one, or sign in to pay from your account.',
    },
    taken_back: {
      title: 'This link doesn’t work any more',
      text: 'The club has sent a newer one, or you can pay in another way. If you’re not sure, please ask.',
    },
  },
  again: 'Look again',
  home: 'To the club’s website',
} as const
