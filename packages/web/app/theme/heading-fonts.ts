import barlowCondensed from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?url'
import bricolageGrotesque from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url'
import outfit from '@fontsource/outfit/files/outfit-latin-600-normal.woff2?url'
import zillaSlab from '@fontsource/zilla-slab/files/zilla-slab-latin-700-normal.woff2?url'

/** The four heading faces by the name that stands in `data-font`, with the address to preload. */
export const HEADING_FONTS = {
  'barlow-condensed': barlowCondensed,
  'bricolage-grotesque': bricolageGrotesque,
  outfit,
  'zilla-slab': zillaSlab,
} as const
