export const CONTACT = {
  title: 'Contact',
  lead: (club: string) => `A question, an idea, or a hand to lend? Write to ${club}.`,
  description: (club: string) => `Write to ${club}, and see where to find us.`,
  /** CONTACT-04 */
  form: 'Send us a message',
  name: 'Name',
  surname: 'Surname',
  email: 'Email',
  emailHint: 'For our answer to you',
  phone: 'Phone',
  phoneHint: 'Country code first, like +353 or +44',
  message: 'Message',
  send: 'Send',
  sending: 'Sending your message',
  privacy: 'We use what you write here to answer you, and for nothing else.',
  privacyLink: 'Privacy',
  place: 'Where to find us',
  /** For machines only: people do not see it. */
  trap: 'Leave this field empty',
} as const
