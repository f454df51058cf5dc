export const SSO = {
  title: 'Single sign-on',
  owners: 'Only an owner of the club can change this.',
  noKeys: 'Single sign-on isn’t set up on this platform yet. Please ask your contact at the platform.',
  notDone: 'We couldn’t do that. Nothing has changed: please try again.',
  saved: 'Saved.',
  provider: 'Your sign-in service',
  none: 'None yet. Send the people who run it what’s under “What they need from us”, and put their metadata here.',
  ofBody: 'This is your governing body’s. You can use one of your own instead.',
  name: 'Known as',
  address: 'People sign in at',
  certificate: 'Certificate',
  ends: (day: string) => `ends ${day}`,
  ended: (day: string) => `ended ${day}`,
  file: 'Metadata file (XML)',
  fileHint: 'The people who run the service can send it to you.',
  paste: 'Or paste the metadata',
  add: 'Save metadata',
  addHint:
    'A different service has to be tested again, and people are recognised by their email the next time they sign in.',
  remove: 'Forget this service',
  noFile: 'Choose a file, or paste the metadata',
  tooLarge: 'That file is too large to be metadata',
  ours: 'What they need from us',
  metadata: 'Our metadata',
  entity: 'Entity ID',
  answers: 'Answers go to (ACS)',
  test: 'Test sign-in',
  testLead: 'You go to your sign-in service and come back here. Nobody is signed in by it.',
  start: 'Start a test',
  worked: (when: string) => `It worked, ${when}.`,
  failed: (when: string) => `It didn’t work, ${when}.`,
  until: (day: string) => `This counts until ${day}.`,
  nameId: 'Name ID',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Surname',
  missing: 'not sent',
  all: 'Everything it sent',
  use: 'Who uses it',
  modes: {
    off: { label: 'Off', note: 'Everyone signs in with email and password.' },
    optional: { label: 'Optional', note: 'People choose between this and their password.' },
    mandatory: {
      label: 'Mandatory',
      note: 'There’s no other way in. Needs a test that worked in the last 30 days.',
    },
  },
  button: 'Words on the button',
  buttonHint: 'Leave empty for “Login with SSO”.',
  help: 'Help page',
  helpHint: 'Where “Need help signing in?” leads.',
  trust: 'Trust its emails',
  trustHint:
    'Someone with the same email gets into the account they already have with you. Only tick this when the service checks each email.',
} as const

/** What is told differently to a club and to a governing body. */
export interface SsoWords {
  lead: string
  safe: string
  mandatory: string
}

export const CLUB_SSO: SsoWords = {
  lead: 'Your people sign in with an account they already have elsewhere.',
  safe: 'People who run the club always sign in to the back office with a password, so you can put things right if the service is down.',
  mandatory: 'On your website there’s no other way in. Needs a test that worked in the last 30 days.',
}

export const BODY_SSO: SsoWords = {
  lead: 'Your staff sign in to this site with the account they have at work.',
  safe: 'While it’s optional, everyone can still use their password. Once it’s mandatory there’s no password here: if your service is down, ask the people who run the platform to open it for you.',
  mandatory:
    'On this site there’s no other way in. Needs a test that let one of your staff in, in the last 30 days.',
}

/** What a check that failed means to whoever set it up. */
export const TEST_WORDS: Record<string, string> = {
  signature: 'The signature doesn’t fit the certificate here. Upload newer metadata.',
  unsigned: 'The answer wasn’t signed. Ask for signed assertions.',
  'nothing-signed': 'The answer wasn’t signed. Ask for signed assertions.',
  algorithm: 'It signs in an outdated way. Ask for RSA with SHA-256.',
  audience: 'It answered for someone else. Ask the people who run it to use our entity ID.',
  destination: 'It answered to another address. Ask the people who run it to use ours.',
  recipient: 'It answered to another address. Ask the people who run it to use ours.',
  issuer: 'It goes by another name than in the metadata. Upload newer metadata.',
  'response-issuer': 'It goes by another name than in the metadata. Upload newer metadata.',
  expired: 'Its clock and ours are too far apart.',
  'not-yet': 'Its clock and ours are too far apart.',
  'transient-subject': 'It sends another name ID each time. Ask for a persistent one.',
  'provider-says-no': 'The service itself said no. Ask whether you may use it.',
  'no-email': 'It sent no email. Ask for the attribute “mail”.',
  'no-name': 'It sent no name. Ask for the attributes “givenName” and “sn”.',
  'not-staff':
    'It let in someone who doesn’t work for you here. Try it as someone whose email is the one they have here.',
  'too-late': 'It took too long. Please try again.',
}
export const TEST_OTHER = (kind: string) => `We couldn’t trust its answer (${kind}).`
