/** Numbers in a picture need one decimal, not fifteen. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export function svg(width: number, height: number, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`
}

export const group = (attributes: string, ...parts: string[]): string =>
  `<g ${attributes}>${parts.join('')}</g>`

export const at = (x: number, y: number, scale: number, ...parts: string[]): string =>
  group(`transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})"`, ...parts)

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`

export const disc = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${more}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`

/** Offset, colour and, where it is not whole, opacity. */
export type Stop = [offset: number, colour: string, opacity?: number]

const stopsOf = (stops: Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** Top to bottom. */
export const fade = (id: string, ...stops: Stop[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`

/** From the middle outwards. */
export const glow = (id: string, ...stops: Stop[]): string =>
  `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`
