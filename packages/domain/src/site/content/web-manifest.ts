import type { Account } from '@clubhouse/contract/site/club'
import type { Palette } from '../theme/theme-colours.ts'

export interface ManifestIcon {
  src: string
  sizes: string
  type: string
  purpose?: string
}

/** The club as an app on the home screen. */
export function webManifest(account: Account, palette: Palette, icons: readonly ManifestIcon[] = []) {
  return {
    name: account.name,
    short_name: shortName(account.name),
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en-IE',
    theme_color: palette.primary.light.solid,
    background_color: palette.plate.solid,
    icons,
  }
}

/** Home screens show about twelve letters: whole words, as many as fit, and always the first. */
function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  let short = first
  for (const word of others) {
    if (`${short} ${word}`.length > 12) break
    short = `${short} ${word}`
  }
  return short
}
