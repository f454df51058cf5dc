import type { Club } from './sites.ts'

/** What the demo world says, as a visitor reads it. */
export const NAMES: Record<Club, string> = {
  dunvarra: 'Dunvarra Rovers FC',
  inishvarn: 'Inishvarn Hockey Club',
}

/** Newest first. */
export const NEWS: Record<Club, string[]> = {
  dunvarra: [
    'Under-12s win the Harbour Shield',
    'New floodlights',
    'Registration opens',
    'Jackpot passes €4,800',
    'Camp places going fast',
    'Walking football crew: Máirtín Ó Séadan, Síle Ní Fhearra and the Thursday regulars mark five years of tea, tactics and very little running',
    'Pitch day volunteers',
    'Dinner dance tickets',
    'Code of conduct',
  ],
  inishvarn: ['Seniors top the table', 'Junior blitz', 'New turf', 'Umpire course', 'AGM'],
}

/** Featured ones first. */
export const SPONSORS: Record<Club, string[]> = {
  dunvarra: [
    'Harbour Lights Hotel',
    'Sallavan’s',
    'Tarran’s Mill',
    'Cúán Hardware',
    'The Slipway',
    'Royle Farm Dairy',
  ],
  inishvarn: ['Brunt & Daughter Chandlers', 'Lough Lane Bakery'],
}

export const PAGES = ['about-us', 'history', 'safeguarding', 'grounds', 'committee', 'fees'] as const

export const CLUBS = ['dunvarra', 'inishvarn'] as const satisfies Club[]
