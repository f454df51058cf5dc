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

export const CAMERA = {
  label: 'What the camera sees',
  starting: 'Starting the camera. Allow it if your browser asks.',
  looking: 'Hold the code in the picture.',
  slow: 'Nothing read yet. Hold the code a hand’s width away and keep it still. In poor light, turn up the brightness of the phone that shows it.',
  troubles: {
    refused:
      'Your browser doesn’t let this page use the camera. Allow it in the browser’s settings for this site and scan again, or type the number.',
    none: 'We found no camera on this device. Type the number on the card.',
    busy: 'Another app is using the camera. Close it and scan again, or type the number.',
    stopped: 'The camera was switched off. Scan again, or type the number.',
    notLoaded: 'The scanner didn’t load. Check your connection and scan again, or type the number.',
    failed: 'The camera couldn’t be started. Scan again, or type the number.',
  },
} as const
