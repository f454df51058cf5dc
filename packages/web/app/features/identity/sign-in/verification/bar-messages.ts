/** By themselves: the bar stands on every page, and the words of the other steps need not come along. */
export const VERIFY_BAR = {
  /** AUTH-73 */
  title: 'Verify your email',
  sentTo: (email: string) => `: we sent a link to ${email}.`,
  again: 'Send it again',
  sentAt: (time: string) => `Sent at ${time}.`,
} as const
