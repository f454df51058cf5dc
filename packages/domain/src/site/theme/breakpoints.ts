/** CONST-06: the width from which each step holds; below the first is the smallest phone. */
export const BREAKPOINTS = {
  phone: 375,
  small: 576,
  medium: 768,
  large: 992,
  wide: 1200,
  widest: 1400,
} as const

export type Size = 'small' | 'medium' | 'large'

/** SHELL-47, OPEN-040. A width that cannot be told counts as small, the layout that works everywhere. */
export function sizeOfWidth(px: number): Size {
  if (px >= BREAKPOINTS.large) return 'large'
  return px >= BREAKPOINTS.medium ? 'medium' : 'small'
}
