import type { DemoImage } from './shape.ts'

/** Makes the picture of one club: `key` and file name follow from the name. */
export const picturesOf =
  (club: string) =>
  (name: string, [width, height]: [number, number], format: DemoImage['format'], alt: string): DemoImage => ({
    key: `${club}/${name}`,
    club,
    filename: `${name}.${format === 'jpeg' ? 'jpg' : 'png'}`,
    alt,
    width,
    height,
    format,
  })

export const SCENE: [number, number] = [1600, 900]
export const WIDE: [number, number] = [1600, 700]
export const PRODUCT: [number, number] = [800, 800]
export const SPONSOR: [number, number] = [480, 240]
export const CREST: [number, number] = [800, 800]

export const scenesOf =
  (club: string) =>
  (name: string, alt: string): DemoImage =>
    picturesOf(club)(name, SCENE, 'jpeg', alt)
