import type { Rephraser } from './port.ts'

/** OPEN-124: the demo's stand-in, without a network. It changes a few words and says so, so that the feature can be tried. */
export const standIn: Rephraser = {
  isStandIn: true,
  rephrase: async ({ text, tone, language }) => {
    const changed = tone === 'concise' ? firstSentences(text) : CHANGES.reduce(replaced, text)
    const opening = OPENINGS[language][tone]
    return opening ? `${opening} ${changed}` : changed
  },
}

const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/\bvery\b/gi, 'really'],
  [/\bWe\b/g, 'We all'],
  [/\bbig\b/gi, 'great'],
  [/\bget\b/gi, 'receive'],
  [/\bthanks\b/gi, 'thank you'],
]
const replaced = (text: string, [from, to]: readonly [RegExp, string]): string => text.replace(from, to)

const firstSentences = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.split(/(?<=[.!?])\s/)[0] ?? line)
    .join('\n')

const OPENINGS = {
  english: {
    formal: 'Please note:',
    casual: 'Hi all!',
    concise: '',
    professional: 'For your information:',
    friendly: 'Good news for everyone:',
    neutral: 'In other words:',
  },
  irish: {
    formal: 'Tabhair faoi deara:',
    casual: 'Haigh!',
    concise: '',
    professional: 'Mar eolas:',
    friendly: 'Dea-scéal do chách:',
    neutral: 'I bhfocail eile:',
  },
} as const
