import type { CardState } from '@clubhouse/contract/membership-card'

export const CARD = {
  title: 'Membership card',
  titleOf: (name: string) => `Membership card of ${name}`,
  back: 'Back to your family',
  print: 'Print',
  qr: 'QR code for the steward to scan',
  validNow: (time: string) => `Valid now, ${time}`,
  worksUntil: (day: string) => `No signal: works until ${day}`,
  runOut: 'Run out. Open it once with a signal.',
  season: 'Season',
  ageGroup: 'Age group',
  adult: 'Adult',
  number: 'Number',
  noEnd: 'No end date',
  people: 'Cards of your family',
  heading: 'Hold it up at the gate',
  lead: (name: string) =>
    `A steward scans the code with any phone and sees ${name}’s first name, plan and season. Nothing else is shown.`,
  keep: 'Keep on this device',
  keeping: 'Keeping it…',
  kept: 'Kept on this device',
  notKept: 'We couldn’t keep it here. Try again, or print it.',
  until: (day: string) =>
    `Works without signal until ${day}. Turn up your screen’s brightness if the steward can’t scan it.`,
  none: 'There’s no card at the moment: only members of a club have one.',
  toFamily: 'Your family',
} as const

export const VERDICTS: Record<CardState, { title: string; tone: 'good' | 'bad' | 'unsure'; lead: string }> = {
  valid: { title: 'Valid', tone: 'good', lead: 'This membership counts today.' },
  ended: { title: 'Ended', tone: 'bad', lead: 'This membership has ended.' },
  revoked: { title: 'Not valid', tone: 'bad', lead: 'This membership was cancelled or given back.' },
  expired: {
    title: 'Old code',
    tone: 'unsure',
    lead: 'Codes work for a week. Ask them to open their card again with a signal.',
  },
  unknown: { title: 'Not valid', tone: 'bad', lead: 'This isn’t a card of this club.' },
}

export const GATE = {
  title: 'Check membership cards',
  lead: 'Hold a card up to the camera, or type its number.',
  noCamera: 'This browser can’t scan by itself: use your phone’s camera app on the code, or type the number.',
  scan: 'Scan a card',
  next: 'Scan the next card',
  stop: 'Stop the camera',
  cameraFailed: 'The camera couldn’t be started. Allow it in your browser, or type the number.',
  number: 'Membership number',
  numberHint: 'For example, DR 0417',
  check: 'Check',
  notFound: 'There’s no card with this number.',
  needsList: 'Numbers can be checked once you’re signed in as someone who runs the club.',
  unreadable: 'Type the number on the card, for example DR 0417.',
  letIn: 'Let in',
  first: 'First time today',
  again: (time: string) => `Already at ${time}`,
  offline: 'Checked without a signal',
  live: 'Checked just now',
  count: (people: number, time: string) =>
    `${people === 1 ? '1 person' : `${people} people`} in since ${time}.`,
  list: (time: string) => `Works without signal: list of ${time}.`,
  noList: 'Works without signal for scanned codes.',
  noScript: 'Scan the code with your phone’s own camera: it opens the check.',
  toGate: 'Check another card',
  website: 'Club website',
} as const
