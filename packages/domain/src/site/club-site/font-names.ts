import type { HeadingFont } from '@clubhouse/contract/site/club'

/** The four heading faces, as their makers call them. */
export const FONT_NAMES: Record<HeadingFont, string> = {
  'barlow-condensed': 'Barlow Condensed',
  outfit: 'Outfit',
  'zilla-slab': 'Zilla Slab',
  'bricolage-grotesque': 'Bricolage',
}
