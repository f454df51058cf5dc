import { capsule, circlePath, type Point } from '@clubhouse/artwork/geometry'
import type { Pose } from './pose.ts'
import { mix } from '@clubhouse/artwork/colour'
import { disc, oval, path, rect } from '@clubhouse/artwork/svg'

export type Hair = 'short' | 'bun' | 'pony' | 'curly' | 'long' | 'bald' | 'cap' | 'hat'

/** What lies behind the face and what falls over it. */
export function hairArt(
  hair: Hair,
  [x, y]: Point,
  r: number,
  view: Pose['view'],
  colour: string,
): { behind: string; front: string } {
  const back = view === 'side' ? -r * 0.24 : 0
  const mass = oval(x + back, y - r * 0.2, r * 0.98, r * 1.02, colour)
  const nape = view === 'back' ? oval(x, y - r * 0.05, r * 0.94, r * 1.04, colour) : ''
  const fringe =
    view === 'back'
      ? nape
      : path(
          `M${x - r * 0.95} ${y - r * 0.2}A${r * 0.96} ${r * 1.08} 0 0 1 ${x + r * 0.93} ${y - r * 0.28}Q${x + r * 0.3} ${y - r * 0.36} ${x - r * 0.1} ${y - r * 0.62}Q${x - r * 0.5} ${y - r * 0.3} ${x - r * 0.95} ${y - r * 0.2}Z`,
          colour,
        )
  switch (hair) {
    case 'short':
      return { behind: mass, front: fringe }
    case 'bald':
      return { behind: oval(x + back * 1.2, y + r * 0.12, r * 0.96, r * 0.62, colour), front: '' }
    case 'bun':
      return {
        behind: mass + disc(x + back * 3.2, y - r * (view === 'side' ? 0.8 : 1.22), r * 0.46, colour),
        front: fringe,
      }
    case 'pony': {
      const tail =
        view === 'side'
          ? capsule([x - r * 0.86, y - r * 0.4], r * 0.36, [x - r * 1.64, y + r * 1.1], r * 0.16)
          : capsule([x - r * 0.8, y - r * 0.3], r * 0.32, [x - r * 1.2, y + r * 0.9], r * 0.14)
      return { behind: mass + path(tail, colour), front: fringe }
    }
    case 'long':
      return {
        behind: mass + path(capsule([x + back, y], r * 0.92, [x + back * 2, y + r * 1.2], r * 0.72), colour),
        front: fringe,
      }
    case 'curly': {
      const curls = [-0.8, -0.42, 0, 0.42, 0.76].map((dx, i) =>
        path(
          circlePath([x + back + r * dx, y - r * (i % 2 ? 0.86 : 0.62) - (i === 2 ? r * 0.34 : 0)], r * 0.44),
          colour,
        ),
      )
      return { behind: mass + curls.join(''), front: view === 'back' ? nape : '' }
    }
    case 'cap':
      return {
        behind: mass,
        front:
          path(`M${x - r} ${y - r * 0.22}A${r} ${r} 0 0 1 ${x + r} ${y - r * 0.22}Z`, colour) +
          (view === 'back'
            ? nape
            : path(
                capsule([x + r * 0.5, y - r * 0.26], r * 0.16, [x + r * 1.5, y - r * 0.2], r * 0.1),
                colour,
              )),
      }
    case 'hat': {
      const dome = path(
        `M${x - r * 1.04} ${y - r * 0.2}A${r * 1.04} ${r * 1.16} 0 0 1 ${x + r * 1.04} ${y - r * 0.2}Z`,
        colour,
      )
      const wool = mix(colour, '#ffffff', 0.3)
      const brim = rect(x - r * 1.1, y - r * 0.5, r * 2.2, r * 0.42, wool, `rx="${r * 0.2}"`)
      return { behind: '', front: dome + brim + disc(x, y - r * 1.36, r * 0.34, wool) }
    }
  }
}
