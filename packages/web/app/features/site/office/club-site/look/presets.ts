import type { Theme } from '@clubhouse/contract/site/club'

type Colours = Theme['color']

const preset = (name: string, primary: string, accent: string): { name: string; colours: Colours } => ({
  name,
  colours: { primary, accent, warning: '#b4532a', logo_background: '#ffffff' },
})

/** To begin with; none of them is any club's own. */
export const PRESETS = [
  preset('Navy and sky', '#1b365d', '#6cace4'),
  preset('Green and white', '#14532d', '#86c79a'),
  preset('Maroon and cream', '#6d1a36', '#e8c9a0'),
  preset('Red and black', '#a4161a', '#1c1c1c'),
  preset('Purple and gold', '#4b2a7b', '#e0b23e'),
  preset('Black and amber', '#1c1c1c', '#ffb000'),
]
