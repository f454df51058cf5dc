export const SECURITY = {
  title: 'Security & privacy',
  lead: 'How you sign in, where you’re signed in, and what we keep about you.',
  path: '/security',
  addPasskey: '/security/passkey',
  back: 'Back to security & privacy',
  failed: 'That didn’t work just now. Please try again.',
} as const

/** The same for people who run a club, a body or the platform, in the frame of their own site. */
export const YOUR_SIGN_IN = {
  title: 'Your sign-in',
  lead: 'How you sign in, where you’re signed in, and which mails you get.',
  back: 'Your sign-in',
  mails: 'Emails',
  mailsLead: (email: string) => `They go to ${email}.`,
  chooseMails: 'Choose your mails',
} as const

export const WAYS_IN = {
  title: 'How you sign in',
  email: 'Email',
  changeEmail: 'Change email',
  verified: 'Verified',
  unverified: 'Not verified',
  password: 'Password',
  set: 'Set',
  notSet: 'Not set',
  changePassword: 'Change password',
  setPassword: 'Set a password',
  changing: (email: string, until: string) =>
    `We’ve emailed ${email}. Tap the link in it by ${until} to start using it. Until then nothing changes.`,
  keep: 'Keep my email as it is',
} as const

export const PASSKEYS = {
  title: 'Passkeys',
  lead: 'Sign in with your fingerprint, face or screen lock instead of a password.',
  none: 'You don’t have a passkey yet.',
  add: 'Add a passkey',
  remove: 'Remove',
  removeWhich: (name: string) => `Remove the passkey ${name}`,
  used: (day: string) => `Last used ${day}`,
  unused: (day: string) => `Added ${day}, not used yet`,
  synced: 'on all your devices',
  notHere: 'Passkeys don’t work on this address. Open My account on the main site to add one.',
} as const

export const ADD_PASSKEY = {
  title: 'Add a passkey',
  lead: 'Your phone or computer keeps it and asks for your fingerprint, face or screen lock. We never see those.',
  name: 'What should we call it?',
  nameHint: 'For example, My phone. Leave it empty and we’ll use the name of this device.',
  submit: 'Add a passkey',
  needsScript: 'To add a passkey, please turn JavaScript on in your browser.',
  notHere: 'This browser can’t use passkeys here. You can still sign in with your password.',
  notMade: 'No passkey was made. You can try again.',
  known: 'This device has a passkey for your account already.',
} as const

export const SIGN_INS = {
  title: 'Where you’re signed in',
  lead: 'Don’t know one of these? Sign it out, then change your password.',
  unknownDevice: 'Unknown device',
  here: 'This device',
  since: (day: string) => `since ${day}`,
  seen: (moment: string) => `last used ${moment}`,
  end: 'Sign out',
  endWhich: (device: string, site: string) => `Sign out ${device}, ${site}`,
  endOthers: 'Sign out everywhere else',
  alone: 'You’re signed in here and nowhere else.',
} as const

export const CHANGE_EMAIL = {
  title: 'Change your email',
  lead: (email: string) => `You sign in with ${email} now.`,
  email: 'New email',
  how: 'We’ll write to the new address. Nothing changes until you press the button in that email.',
  submit: 'Send the email',
} as const

export const PRIVACY = {
  title: 'Your data',
  lead: 'It’s yours. Take a copy, or have it deleted.',
  download: 'Download my data',
  erase: 'Delete my account',
  going: (day: string) => `Your account will be deleted on ${day}.`,
  keep: 'Keep my account',
} as const

export const DOWNLOAD = {
  title: 'Download your data',
  lead: 'You get one file with everything we keep about you and your family: a page you can read and a data file.',
  submit: 'Download',
  tooOften: 'You’ve downloaded it a few times today. Please try again tomorrow.',
} as const

export const ERASE = {
  title: 'Delete your account',
  lead: 'We wait 14 days. Until then you can sign in and keep it.',
  goes: 'What goes',
  goesPoints: [
    'Your sign-in, passkeys and saved cards',
    'Your family’s details and everything you answered in forms',
    'Your carts, preferences and calendar',
  ],
  along: (names: string) => `${names} will be deleted with you, as no one else acts for them.`,
  stays: 'What stays, and why',
  staysPoints: [
    'Orders and payments, without your name: clubs must keep their books for some years by law',
    'Lotto and draw tickets, without your name: results must stay provable',
    'The names of members, with their plan and season: your club has to know who played for it',
    'A break from play you asked for, in a form nobody can read',
  ],
  payFirst: 'Settle these first',
  open: (count: number, sum: string, club: string) =>
    `${count === 1 ? 'One payment' : `${count} payments`} to ${club}, ${sum} in all`,
  toPayments: 'Go to payments',
  owner: (clubs: string) => `You’re the only owner of ${clubs}. Make someone else its owner first.`,
  submit: 'Delete my account',
} as const
