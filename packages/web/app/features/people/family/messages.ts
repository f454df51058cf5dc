import type { FamilyMembership } from '@clubhouse/contract/people/member-family'

export const FAMILY = {
  title: 'Family',
  line: 'Your family and their details',
  add: 'Add a child or partner',
  none: 'It’s just you so far. Add a child or your partner, and you can sign them up in no time.',
  you: 'You',
  card: 'Card',
  open: (name: string) => `${name}’s details`,
  notMember: 'Not a member of a club yet',
  ended: (day: string) => `Ended ${day}`,
  until: (day: string) => `Until ${day}`,
  goesOn: 'Goes on until it’s cancelled',
  left: (name: string) => `${name} has their own sign-in now`,
  invited: (email: string) => `Invited at ${email}`,
  grown: 'Can have their own sign-in',
  failed: 'We couldn’t save this. Please try again.',
  back: 'Back to your family',
} as const

export const STATE: Record<
  FamilyMembership['state'],
  { tone: 'success' | 'neutral' | 'warning'; text: string }
> = {
  active: { tone: 'success', text: 'Active' },
  ended: { tone: 'neutral', text: 'Ended' },
  cancelled: { tone: 'warning', text: 'Cancelled' },
}

export const PERSON = {
  memberships: 'Memberships',
  details: 'Details',
  change: 'Change details',
  save: 'Save',
  firstName: 'First name',
  lastName: 'Surname',
  born: 'Date of birth',
  relation: 'Who are they to you?',
  relationHint: 'For example, daughter, son or partner',
  kind: 'Who are you adding?',
  child: 'A child',
  adult: 'A partner or another adult',
  held: 'To change a member’s name or date of birth, ask the club.',
  own: 'Change your details',
  remove: 'Remove from your family',
  removeLead: (name: string) => `${name} has never been a member of a club, so nothing else changes.`,
  known: 'What your clubs know',
  knownNone: (name: string) => `No club has been told anything of ${name} yet.`,
  knownLead: (club: string, version: number, day: string) =>
    `${club} · ${day} · version ${version} of the form`,
  edit: 'Update',
  changed: 'The club asks something new since then.',
  medical: 'Show health answers',
  medicalLead: 'Health answers are hidden. Only you, who gave them, can see them here.',
  ownSignIn: 'Their own sign-in',
  ownSignInLead: (name: string) =>
    `${name} is 18 or over. With their own sign-in, ${name} takes their memberships, card and answers along. What you paid stays with you.`,
  email: (name: string) => `${name}’s email`,
  invite: 'Send invitation',
  inviteAgain: 'Send it again',
  invited: (email: string, day: string) => `We’ve written to ${email}. The invitation is open until ${day}.`,
  withdraw: 'Take it back',
  from18: (name: string) => `From ${name}’s 18th birthday on you can hand things over to them here.`,
  added: 'Add to your family',
  addTitle: 'Add someone',
  addLine: 'A child, your partner or anyone else you look after.',
} as const

export const EDIT = {
  title: (name: string) => `What the club knows of ${name}`,
  titleSelf: 'What the club knows of you',
  send: 'Send to the club',
} as const

export const WELCOME = {
  title: 'Your own sign-in',
  line: 'What was looked after for you can be yours now.',
  offer: (from: string) =>
    `${from} has looked after your membership so far and would like to hand it over to you.`,
  gets: 'You get your memberships, your card and number, and the details your clubs have. Orders stay with the person who paid.',
  take: 'Take it over',
  none: 'There’s nothing to take over. If you followed an invitation, it may have run out: ask for a new one.',
  home: 'Go to your account',
  failed: 'This invitation doesn’t work any more. Ask for a new one.',
} as const

export const WAITS = {
  waiting: 'Waiting list',
  offered: 'A place is yours',
  held: (day: string) => `Held for you until ${day}`,
  leave: 'Leave the list',
  sure: 'You’ll lose your place in line.',
  sureAll: (count: number) =>
    `This takes ${count === 2 ? 'both' : `all ${count}`} of them off the list, and you’ll lose your place in line.`,
  yes: 'Yes, leave the list',
} as const
