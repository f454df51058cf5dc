import { contrastRatio } from '@clubhouse/domain/site/theme/contrast'

/** The colours a club's pictures are drawn in. */
export interface Palette {
  primary: string
  accent: string
  /** Behind the crest. */
  plate: string
}

const INK = '#10151c'

/** White where it can be read, ink where it cannot. */
export const inkOn = (background: string): string =>
  contrastRatio('#ffffff', background) >= 4.5 ? '#ffffff' : INK
