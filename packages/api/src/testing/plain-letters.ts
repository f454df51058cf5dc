import type { OutboxDeps } from '#messages/mail/send-mails.ts'

/** The same few words whatever is mailed, for tests of the way and not of the letter. */
export const plainLetters: Pick<OutboxDeps, 'templates' | 'brandOf'> = {
  templates: async () => async () => ({ subject: 'A mail', html: '<p>A mail</p>', text: 'A mail' }),
  brandOf: async () => ({
    name: 'Club',
    origin: 'https://club.test',
    accountOrigin: 'https://myaccount.test',
    colour: '#000000',
    onColour: '#ffffff',
    logoUrl: null,
  }),
}
