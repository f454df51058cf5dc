import { mix } from '@clubhouse/artwork/colour'
import type { Palette } from '@clubhouse/artwork/contrast'
import { line, path, rect, svg } from '@clubhouse/artwork/svg'

/** Quiet paper with slanted hoops and a stitched line: sponsors stand in front of it. */
export function sponsorsBackground({ primary, accent }: Palette): string {
  const paper = mix(primary, '#ffffff', 0.93)
  const hoop = mix(primary, '#ffffff', 0.88)
  const thread = mix(accent, '#ffffff', 0.45)
  const bands = Array.from({ length: 12 }, (_, i) => `M${i * 190 - 420} 700l360 -700h80l-360 700Z`)
  const stitches = Array.from({ length: 12 }, (_, i) => `M${i * 190 - 322} 700l360 -700`)
  return svg(
    1600,
    700,
    rect(0, 0, 1600, 700, paper),
    path(bands.join(''), hoop),
    line(stitches.join(''), thread, 2, 'stroke-dasharray="12 16" opacity="0.7"'),
  )
}
