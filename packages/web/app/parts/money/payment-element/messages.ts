export const PAYMENT = {
  legend: 'How would you like to pay?',
  methods: { apple_pay: 'Apple Pay', google_pay: 'Google Pay', card: 'Card', revolut_pay: 'Revolut Pay' },
  kept: {
    legend: 'Which card would you like to use?',
    expires: (when: string) => `Expires ${when}`,
    other: 'New card',
    otherMore: 'Or Apple Pay, Google Pay or Revolut Pay',
  },
  test: 'Test',
  wallet: (name: string) => `This is a test of ${name}. Your phone isn’t asked and no money moves.`,
  sandbox: 'This is a demo. Use a test card, such as 4242 4242 4242 4242.',
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM / YY',
  cvc: 'Security code',
  cvcHint: (digits: number) => (digits === 4 ? '4 digits on the front' : '3 digits on the back'),
  noScript: 'Paying by card needs JavaScript. Please turn it on in your browser and load this page again.',
  needed: 'Still needed:',
  neededCard: 'card number, expiry and security code',
  straight: 'Card details go straight to our payment provider. The club never sees them.',
  loading: 'Loading the card form …',
  again: 'Try again',
  /** ERR-24 */
  unsuccessful: 'Payment was not successful',
  /** ERR-25 */
  exception: 'An error occurred during payment',
  /** ERR-26 */
  dataMissing: 'Missing necessary payment data. Please try again later.',
  /** ERR-27 */
  setupFailed: 'Failed to initialize payment. Please try again later.',
  /** ERR-28 */
  libraryMissing: 'Stripe library failed to load',
} as const
