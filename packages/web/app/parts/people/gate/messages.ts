import type { CardState } from '@clubhouse/contract/people/cards'

export const VERDICTS: Record<CardState, { title: string; tone: 'good' | 'bad' | 'unsure'; lead: string }> = {
  valid: { title: 'Valid', tone: 'good', lead: 'This membership counts today.' },
  ended: { title: 'Ended', tone: 'bad', lead: 'This membership has ended.' },
  revoked: { title: 'Not valid', tone: 'bad', lead: 'This membership was cancelled or refunded.' },
  expired: {
    title: 'Old code',
    tone: 'unsure',
    lead: 'Codes work for a week. Ask them to open their card again with a signal.',
  },
  unknown: { title: 'Not valid', tone: 'bad', lead: 'This isn’t a card of this club.' },
}

export const CARD_FACTS = { season: 'Season', number: 'Number', noEnd: 'No end date' } as const

export const SCANNING = 'Scan a card'
