import type { Theme } from '@clubhouse/contract/site/club'
import { clubPalette, contrastRatio, type Palette, SURFACES, WHITE } from './theme-colours.ts'

/** Two colours that meet on the website: the ones that are really shown, after every adjustment. */
export interface ContrastPair {
  name: string
  text: string
  ground: string
  ratio: number
  /** What the club gave, where something else is shown so that it can be read. */
  given: string | null
  /** The colour that is shown in its place. */
  shown: string
}

/** Everything a visitor reads in the club's colours, as the public site computes it. */
export function contrastPairs(theme: Theme): ContrastPair[] {
  const palette = clubPalette(theme)
  return [
    onSolid('main', palette.primary),
    onSolid('second', palette.accent),
    onSolid('warning', palette.warning),
    asText('Main', palette.primary),
    asText('Second', palette.accent),
    {
      ...pair('Main on its tint', palette.primary.light.softOn, palette.primary.light.soft),
      given: null,
      shown: palette.primary.light.softOn,
    },
  ]
}

type Colour = Palette['primary']

function onSolid(name: string, { given, light }: Colour): ContrastPair {
  const label = `${light.on === WHITE ? 'White' : 'Ink'} on ${name}`
  return { ...pair(label, light.on, light.solid), ...moved(given, light.solid) }
}

const asText = (name: string, { given, light }: Colour): ContrastPair => ({
  ...pair(`${name} as text on white`, light.text, SURFACES.light.page),
  ...moved(given, light.text),
})

const moved = (given: string, shown: string) => ({ given: given === shown ? null : given, shown })

const pair = (name: string, text: string, ground: string) => ({
  name,
  text,
  ground,
  // Never more than it is: 4.46 is not 4.5.
  ratio: Math.floor(contrastRatio(text, ground) * 10) / 10,
})
