export const BODY = {
  title: 'Governing body',
  lead: 'Your governing body sees how many members you have. Of people on its own list it sees whether they’re registered with you, and under what name, year of birth and plan. It can only read your whole list if you say so, for as long as you say.',
  waiting: 'Waiting for you',
  open: 'May read your members now',
  past: 'Before',
  none: 'No governing body has asked for anything.',
  asks: (who: string, body: string) => `${who} of ${body} asks to read your members`,
  asked: (when: string) => `Asked ${when}`,
  until: (when: string) => `Until ${when}`,
  by: (who: string, when: string) => `${who}, ${when}`,
  days: 'For how long',
  day: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  grant: 'Allow',
  refuse: 'Say no',
  end: 'End it now',
  log: 'Each time they look is in your audit log.',
  states: { granted: 'Ended', refused: 'Refused', ended: 'Ended by you', asked: 'Asked' },
  notDone: 'That didn’t work. Please try again.',
} as const

export const FROM_BODY = {
  title: 'From your governing body',
  lead: 'What it wrote to your owners and secretaries. They have it by email too.',
  back: 'Messages',
  none: 'Your governing body hasn’t written to you yet.',
  from: (body: string, who: string, when: string) => `From ${body}, ${who}, ${when}`,
  answer: (address: string) => `Answer to ${address}`,
} as const
