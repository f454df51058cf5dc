import type { Random } from './random.ts'
import { line, n, rect } from '@clubhouse/artwork/svg'

/** Print grain: fine specks of ink and of paper over the whole picture. */
export function grain(
  random: Random,
  width: number,
  height: number,
  dark = '#000000',
  light = '#ffffff',
): string {
  const tile = 360
  const specks = (count: number) =>
    Array.from(
      { length: count },
      () => `M${n(random.between(0, tile))} ${n(random.between(0, tile))}h.01`,
    ).join('')
  return [
    `<defs><pattern id="grain" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">`,
    line(specks(520), dark, 1.7, 'opacity="0.085"'),
    line(specks(420), light, 1.7, 'opacity="0.12"'),
    '</pattern></defs>',
    rect(0, 0, width, height, 'url(#grain)'),
  ].join('')
}

/** Dots that thin out from an edge: how a printer shades without a second ink. */
export function stipple(
  random: Random,
  box: { x: number; y: number; width: number; height: number },
  count: number,
  colour: string,
  density: (across: number, down: number) => number,
  size = 2.4,
): string {
  const dots: string[] = []
  for (let i = 0; i < count; i++) {
    const [u, v] = [random.next(), random.next()]
    if (random.next() < density(u, v))
      dots.push(`M${n(box.x + u * box.width)} ${n(box.y + v * box.height)}h.01`)
  }
  return line(dots.join(''), colour, size)
}
