import { mix } from '@clubhouse/artwork/colour'
import { words } from '@clubhouse/artwork/lettering'
import { inkOn, type Palette } from '@clubhouse/artwork/contrast'
import { randomOf } from './random.ts'
import { initialsOf } from '@clubhouse/artwork/share-image'
import { rect, svg } from '@clubhouse/artwork/svg'

/** A person without a photograph: their initials on a tint that is always the same for the name. */
export function initials(name: string, { primary, accent }: Palette, size = 256): string {
  const random = randomOf(name)
  const tint = mix(mix(primary, accent, random.between(0.05, 0.95)), '#ffffff', random.between(0.45, 0.72))
  const [first = '', ...rest] = [...initialsOf(name)]
  const letters = first + (rest.at(-1) ?? '')
  return svg(
    size,
    size,
    rect(0, 0, size, size, tint),
    words(letters, 'round', size * 0.4, {
      x: size / 2,
      y: size * 0.64,
      anchor: 'middle',
      fill: mix(primary, inkOn(tint), 0.6),
    }),
  )
}
