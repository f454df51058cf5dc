import type { BodyMessageState } from '@clubhouse/contract/platform/governing-body/limits'
import { counted } from '../messages.ts'

export const people = (count: number) => counted(count, 'person', 'people')
const clubs = (count: number) => counted(count, 'club', 'clubs')

export const LETTERS = {
  title: 'Messages',
  lead: 'What you wrote to the owners and secretaries of your clubs.',
  search: 'Search messages',
  none: 'You haven’t written to your clubs yet.',
  write: 'Write to your clubs',
  subject: 'Subject',
  sentAt: 'Sent',
  sentBy: 'By',
  clubs: 'Clubs',
  clubsUnit: (count: number) => (count === 1 ? 'club' : 'clubs'),
  people: 'People',
  peopleUnit: (count: number) => (count === 1 ? 'person' : 'people'),
  state: 'State',
  all: 'All',
  isSent: 'Sent',
  onItsWay: 'On its way',
  failed: (count: number) => `${count} not delivered`,
} as const

export const WRITE = {
  title: 'Write to your clubs',
  lead: 'It goes by email to the owners and secretaries of the clubs you choose, in your name. Each club finds it in its back office too.',
  subject: 'Subject',
  content: 'Message',
  contentHint: 'Plain text. Leave an empty line between paragraphs.',
  replyTo: 'Answers go to',
  replyToHint: 'Your clubs see this address.',
  to: 'To',
  every: (count: number) => (count === 1 ? 'Your club' : `All ${count} clubs`),
  some: 'Clubs I choose',
  choose: 'Choose clubs',
  nobodyThere: 'nobody to receive it',
  look: 'See who gets it',
  noSubject: 'Give it a subject',
  noContent: 'Write something first',
  tooLong: 'That’s too long. Please shorten it.',
  noReplyTo: 'Say which email address answers go to',
  noClubs: 'Choose at least one club',
  failed: 'We couldn’t send it. Please try again.',
  none: 'No club is affiliated to you yet, so there’s nobody to write to.',
} as const

export const PREVIEW = {
  title: 'Before you send it',
  goes: (count: number, at: number) => `This goes to ${people(count)} at ${clubs(at)}.`,
  nobody: 'Nobody would get it at these clubs, because they have no owner or secretary here:',
  nobodyAtAll: 'Nobody would get it. These clubs have no owner or secretary here, so choose others.',
  changed: 'What you chose has changed. Have another look, then send it.',
  answers: (address: string) => `Answers go to ${address}.`,
  send: (count: number) => `Send to ${people(count)}`,
} as const

export const ONE = {
  sent: (when: string, who: string) => `Sent ${when} by ${who}`,
  answers: (address: string) => `Answers go to ${address}`,
  what: 'What you wrote',
  who: 'Who got it',
  club: 'Club',
  people: 'People',
  state: 'State',
  states: {
    sent: 'Sent',
    waiting: 'On its way',
    failed: 'Not delivered',
    nobody: 'Nobody to receive it',
  } as Readonly<Record<BodyMessageState, string>>,
  partly: (failed: number, all: number) => `${failed} of ${all} not delivered`,
  help: 'If something wasn’t delivered, ask the club to check the email addresses of its owners and secretaries.',
} as const
