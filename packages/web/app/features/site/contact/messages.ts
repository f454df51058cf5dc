export const CONTACT = {
  title: 'Contact',
  lead: 'Questions, ideas, or want to help out? Get in touch.',
  description: (club: string) => `Get in touch with ${club}, and see where to find us.`,
  /** CONTACT-04 */
  form: 'Send us a message',
  name: 'Name',
  surname: 'Surname',
  email: 'Email',
  emailHint: 'So we can reply',
  phone: 'Phone',
  phoneHint: 'If you’d like us to call you',
  message: 'Message',
  send: 'Send',
  sending: 'Sending your message',
  thanks: (name: string | null) => (name === null ? 'Thanks.' : `Thanks, ${name}.`),
  gone: (email: string | null) =>
    `Your message has gone to the club; we’ll reply ${email === null ? 'by email' : `to ${email}`}.`,
  privacy: 'We’ll only use your details to reply to you.',
  privacyLink: 'Privacy',
  place: 'Where to find us',
  /** For machines only: people do not see it. */
  trap: 'Leave this field empty',
} as const
