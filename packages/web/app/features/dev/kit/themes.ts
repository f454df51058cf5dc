import type { Theme } from '@clubhouse/contract/site/club'
import { chosenPaletteCss, clubPalette } from '@clubhouse/domain/site/theme/theme-colours'

/** Two real-looking clubs and one that tries the colour rules: yellow can carry no white and be no text. */
export const THEMES = {
  dunvarra: {
    name: 'Dunvarra',
    color: { primary: '#0b5d3b', accent: '#f2b705', warning: '#c2410c', logo_background: '#ffffff' },
    heading_font: 'barlow-condensed',
  },
  inishvarn: {
    name: 'Inishvarn',
    color: { primary: '#14213d', accent: '#ff6b57', warning: '#c2410c', logo_background: '#e8eef7' },
    heading_font: 'bricolage-grotesque',
  },
  yellow: {
    name: 'Difficult yellow',
    color: { primary: '#ffd400', accent: '#ffffff', warning: '#ffa000', logo_background: '#000000' },
    heading_font: 'outfit',
  },
} as const satisfies Record<
  string,
  { name: string; color: Theme['color']; heading_font: Theme['heading_font'] }
>

export type ThemeName = keyof typeof THEMES

export function themeNamed(name: string | null): ThemeName {
  return name !== null && Object.hasOwn(THEMES, name) ? (name as ThemeName) : 'dunvarra'
}

/** The club's own style sheet. */
export function themeCss(name: ThemeName): string {
  const { color, heading_font } = THEMES[name]
  return chosenPaletteCss(clubPalette({ color, heading_font, dark_mode: true }))
}
