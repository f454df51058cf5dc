import type { Crop } from '@clubhouse/contract/site/office/images'

export type Shape = 'free' | 'square' | 'wide' | 'tall'
type Size = { width: number; height: number }

const LEAST = 16
const RATIOS = { square: 1, wide: 16 / 9, tall: 4 / 5 } as const
const clamp = (value: number, least: number, most: number) =>
  Math.round(Math.min(most, Math.max(least, value)))

/** The largest frame of a shape, in the middle; without a shape nine tenths of the picture. */
export function shaped({ width, height }: Size, shape: Shape): Crop {
  const ratio = shape === 'free' ? width / height : RATIOS[shape]
  const scale = shape === 'free' ? 0.9 : 1
  const across = Math.min(width, height * ratio) * scale
  const down = across / ratio
  return within(
    { width, height },
    { left: (width - across) / 2, top: (height - down) / 2, width: across, height: down },
  )
}

export const moved = (size: Size, crop: Crop, by: { x: number; y: number }): Crop => ({
  ...crop,
  left: clamp(crop.left + by.x, 0, size.width - crop.width),
  top: clamp(crop.top + by.y, 0, size.height - crop.height),
})

/** Whole pixels that are all in the picture. */
export function within(size: Size, crop: Crop): Crop {
  const width = clamp(crop.width, LEAST, size.width)
  const height = clamp(crop.height, LEAST, size.height)
  return {
    width,
    height,
    left: clamp(crop.left, 0, size.width - width),
    top: clamp(crop.top, 0, size.height - height),
  }
}
