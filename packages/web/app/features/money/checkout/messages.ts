import { PAYMENT } from '#parts/money/payment-element/messages.ts'

/** ERR-41, ERR-42 */
const NOT_SUBMITTED = 'An error occurred while attempting to submit your order.'

export const CHECKOUT = {
  title: 'Checkout',
  keepShopping: 'Continue shopping',
  order: 'Your order',
  held: 'Your cart is waiting for you. Sign in and it’s right here.',
  items: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  when: 'What you pay, and when',
  how: 'In full or monthly?',
  planByPlan: 'Choose plan by plan',
  inAll: (amount: string) => `${amount} in all`,
  today: 'Today',
  early: 'You can pay the rest early at any time, at no cost.',
  details: 'Your details',
  lead: 'Have an account, or want one? We’ll fill in the rest.',
  enterEmail: 'Enter email',
  or: 'or',
  help: 'Need help?',
  newTab: '(opens in a new tab)',
  notMember: (email: string) =>
    `You’re signed in as ${email}, which isn’t a member account. You need a member account to buy here.`,
  signOut: 'Sign out',
  terms: 'By signing in you agree to our',
  termsLink: 'Terms of Use',
  payment: 'Payment',
  opensLater: 'Opens when you’ve added your details.',
  receiptTo: (email: string) => `Receipt to ${email}`,
  notYou: 'Not you?',
  keepsCard: 'We’ll use this card for the rest. You can change it any time in My account.',
  usesCard: 'The later payments are taken from this card. You can change it any time in My account.',
  debitOnly:
    'Debit cards only: your cart has lotto or draw tickets, and credit cards aren’t accepted for them.',
  saveCard: 'Save this card for next time',
  nothingToPay: 'There’s nothing to pay, so we don’t need a card.',
  cardOnly: 'Nothing is charged today. We keep your card for the later payments.',
  haveCode: 'Have a discount code?',
  code: 'Discount code',
  apply: 'Apply',
  clear: 'Remove code',
  applied: (name: string) => `${name} is applied.`,
  codeFirst: 'We’ve applied your code. Please look at the new total, then pay.',
  needs: {
    lines: { before: 'First, please sort out', link: 'what can’t be bought as it is', to: '#your-order' },
    more: { before: 'First, please look at', link: 'what can’t be paid by card', to: '#your-order' },
    details: { before: 'Still needed:', link: 'your details', to: '#your-details' },
    card: { before: PAYMENT.needed, link: PAYMENT.neededCard, to: '#way-to-pay' },
    age: { before: 'Still needed:', link: 'that you’re over 18', to: '#over-18' },
    wait: { before: 'One moment, your order is being updated.', link: '', to: '' },
  },
  /** LOTTO-06 */
  over18: 'I’m over 18 years of age',
  saidOver18: 'You’ve told us you’re over 18.',
  changed: {
    title: 'The price has changed',
    after: 'You haven’t been charged. If that’s fine with you, press the button again.',
  },
  charge: {
    none: 'You haven’t been charged. Your order is kept.',
    unsure:
      'We can’t tell yet whether it went through. We’ll check before you pay again, so you can’t be charged twice.',
  },
  notFinished: {
    title: 'Your last payment wasn’t finished',
    text: 'You haven’t been charged, and your order is just as you left it.',
  },
  straight: PAYMENT.straight,
  paying: 'Your payment is being processed …',
  /** OPEN-104 */
  wait: {
    title: 'Please wait',
    text: 'Your payment is being processed. Please do not close this window.',
    ok: 'OK',
  },
  /** ERR-29 */
  submitted: 'Your order has been submitted.',
  notSubmitted: NOT_SUBMITTED,
  /** ERR-23 */
  returnFailed: 'Payment failed. Please try again.',
  noScript: 'Paying needs JavaScript. Please turn it on in your browser and load this page again.',
} as const

export const GUEST = {
  title: 'Quick checkout as a guest',
  open: 'Quick checkout as a guest',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  /** GUEST-03 */
  emailHint: 'Email address is required for receipt purposes.',
  go: 'Continue',
  /** GUEST-11 */
  change: 'Click here to update details',
  /** GUEST-12 */
  created: 'Guest account has been created.',
  /** Beside the refusal of GUEST-02. */
  whyNot:
    'A membership needs an account, so that you can see it, pay for it and renew it later. You can sign in or make one above: it takes a minute.',
  /** ERR-43 */
  failed: 'An error occurred while creating guest account.',
} as const

export const CONFIRMATION = {
  title: 'Order confirmation',
  thanks: (name: string | null) => (name ? `Thank you, ${name}` : 'Thank you'),
  receipt: 'Your receipt is on its way by email.',
  joined: (who: string, isMany: boolean, season: string | null) => {
    const are = who === 'You' ? '’re a member' : isMany ? ' are members' : ' is a member'
    return `${who}${are}${season === null ? ' now' : ` for ${season}`}.`
  },
  you: 'You',
  cards: {
    title: 'Membership cards',
    where: (season: string | null, count: number) =>
      `${count === 1 ? 'Your card' : 'Your cards'}${season === null ? '' : ` for ${season}`}. You’ll always find ${
        count === 1 ? 'it' : 'them'
      } in My account. Save ${count === 1 ? 'it' : 'them'} on your phone and no signal is needed.`,
  },
  /** OPEN-103 */
  processing: 'Your payment is being processed',
  processingMore: 'There’s no need to pay again. We’ll email you as soon as it’s through.',
  refresh: 'Refresh',
  failed: 'Your payment didn’t go through',
  failedMore: 'Nothing was charged. Your cart is still there, so you can try again.',
  tryAgain: 'Back to checkout',
  order: (number: string) => `Order ${number}`,
  inside: 'In this bundle',
  paid: 'Paid',
  toPay: 'Total today',
  later: 'Later payments',
  laterMore: 'Taken from the same card. You can pay early or change the card in My account.',
  next: 'What happens now',
  steps: {
    mail: {
      title: 'Check your inbox',
      text: 'You’ll have your receipt in a minute or two. Keep it for your records.',
    },
    membership: {
      title: 'You’re in',
      text: 'The membership starts now. The club will be in touch about training and fixtures.',
    },
    shop: {
      title: 'Pick up what you bought',
      text: 'The club will tell you when it’s ready. Bring your order number.',
    },
    draw: {
      title: 'You’re in the draw',
      text: 'Your numbers are on the receipt. If you win, the club will be in touch.',
    },
    later: {
      title: 'Later payments',
      text: 'We’ll take them automatically on these dates. We’ll email you each time.',
    },
  },
  handy: 'Keep it handy',
  calendar: 'Add dates to calendar',
  copy: 'Download copy (PDF)',
  home: 'Return to home',
  /** ORDER-04 */
  guest: {
    title: 'Want an account?',
    text: 'See this order any time, and pay faster next time.',
    setPassword: 'Set a password',
    later: 'Rather do it later? On the member account site enter your email and choose Forgot Password.',
    link: 'Go to My account',
  },
} as const
