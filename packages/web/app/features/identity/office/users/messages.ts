export const USERS = {
  title: 'Users & roles',
  lead: 'Who helps run the club, and what each of them sees.',
  invite: 'Invite someone',
  handOver: 'Hand over a role',
  you: 'you',
  owner: 'Owner',
  everything: 'Admin, everything',
  lastSeen: (when: string) => `Last here ${when}`,
  never: 'Hasn’t signed in yet',
  passkey: 'Has a passkey',
  noPasskey: 'No passkey yet',
  change: 'Change',
  changeWhom: (name: string) => `Change ${name}`,
  invited: 'Invited',
  nobodyInvited: 'Nobody is invited at the moment.',
  asBy: (as: string, by: string | null) => (by ? `as ${as}, by ${by}` : `as ${as}`),
  until: (day: string) => `Open until ${day}`,
  over: 'The link has run out',
  holds: (name: string) => `${name} holds the office until they accept`,
  again: 'Send again',
  withdraw: 'Withdraw',
  failed: 'That didn’t work. Please try again.',
  back: 'Users & roles',
} as const

/** What was done, as the page to which it leads says it. */
export const DONE: Readonly<Record<string, string>> = {
  invited: 'The invitation is on its way. The link in it works for seven days.',
  again: 'The invitation is on its way again. The link before it no longer works.',
  withdrawn: 'The invitation is withdrawn.',
  changed: 'Saved. They’ve been told by email.',
  removed: 'They no longer help run the club, and have been told by email.',
  handed: 'The office is handed over. Both have been told by email.',
  'hand-asked': 'The invitation is on its way. The office moves when they accept.',
  'passkey-on': 'From now on your club asks for a passkey before money and people.',
  'passkeys-reset': 'They can set up a new passkey now, and have been told by email.',
  'passkey-off': 'Your club no longer asks for a passkey.',
}

export const GIVEN = {
  scope: 'What may they do?',
  owner: 'Owner',
  ownerNote: 'An owner can’t be changed or removed by admins.',
  everything: 'Everything',
  everythingNote: 'All pages, as an admin without a set role.',
  some: 'Their role only',
  offices: 'Offices',
  officesHint: 'The table on the page before shows what each one opens.',
  none: 'Choose at least one office',
} as const

export const INVITE = {
  title: 'Invite someone',
  lead: 'They get an email with a link that works for seven days. They can’t do anything until they accept.',
  email: 'Their email',
  send: 'Send the invitation',
} as const

export const PERSON = {
  save: 'Save',
  remove: 'Remove from running the club',
  removeTitle: 'No longer helps run the club?',
  removeLead: (name: string) =>
    `${name} can’t get into the back office from now on. Any invitations they sent are withdrawn. If they’re a member, they stay one. We’ll tell them by email.`,
  passkeyTitle: 'Lost their passkey?',
  passkeyLead: (name: string) =>
    `${name}’s passkeys stop working, and they can set up a new one with their password. Only do this when you’ve spoken to them. We’ll tell them by email.`,
  passkey: 'Let them set up a new passkey',
  lastOwner: 'The only owner can’t be removed. Make someone else an owner first.',
} as const

export const HAND_OVER = {
  title: 'Hand over a role',
  lead: 'The new person gets it, the other gives it up, and we email them both.',
  none: 'Nobody has a role yet. Give someone one first, then you can hand it over here.',
  which: 'Which role?',
  choose: 'Show',
  to: 'To whom?',
  somebodyElse: 'Someone else',
  email: 'Their email',
  emailHint:
    'A member of the club gets it straight away. Someone new is invited, and gets it when they accept.',
  submit: 'Hand it over',
  means: 'What this means',
  when: 'When',
  atOnce: 'Straight away, if they belong to the club.',
  later: 'Someone new gets it when they accept. Until then it stays where it is.',
  gets: (office: string, rights: string) => `The new ${office} sees: ${rights}.`,
  narrower: 'An admin who sees everything today will see only what their office needs.',
  keeps: (name: string, offices: string) => `${name} stays ${offices}.`,
  leaves: (name: string) => `${name} has no other office, so they can’t get into the back office any more.`,
  staysOwner: (name: string) => `${name} stays an owner.`,
  groups: (names: string) => `Their groups go with it: ${names}.`,
  told: 'We email them both, and it’s in the audit log.',
  open: (name: string) => `What ${name} leaves open`,
  nothingOpen:
    'Nothing. No invitation, draw, write-off or refund of theirs is waiting, and no key they made still works.',
  invitation: (email: string) => `Invitation to ${email}`,
  writeOff: (order: number) => `Order ${order}: asked to write off, waits for a second person`,
  refund: (order: number) => `Order ${order}: asked to refund, waits for a second person`,
  key: (name: string) => `The key “${name}” still works: revoke it if they may have kept a copy`,
  draw: (name: string) => `${name}: opened, waits for a second person to confirm`,
} as const

export const TABLE = {
  title: 'What each may see',
  caption: 'Rights by office',
  right: 'Pages',
  owner: 'Owner',
  admin: 'Admin',
  yes: 'yes',
  no: 'no',
} as const

export const FACTOR = {
  title: 'Passkey for money and people',
  on: 'Your club asks for a passkey before money, members, messages, settings and this page. Once shown, it lasts four hours.',
  off: 'Switched off. Only a password is needed.',
  missing: (count: number) =>
    count === 1
      ? 'One of you has no passkey yet, and would be kept out of those pages until they add one.'
      : `${count} of you have no passkey yet, and would be kept out of those pages until they add one.`,
  all: 'Everyone has a passkey.',
  turnOn: 'Ask for a passkey',
  turnOff: 'Stop asking',
} as const

export const PROVE = {
  title: 'Show your passkey',
  lead: 'Your club asks for it before money and people. It’s enough for the next four hours.',
  back: 'Go to Home',
} as const
