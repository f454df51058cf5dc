/** The colours a club's pictures are drawn in. */
export interface Palette {
  primary: string
  accent: string
  /** Behind the crest. */
  plate: string
}

export const DUNVARRA: Palette = { primary: '#0B5D3B', accent: '#F2B705', plate: '#FFFFFF' }
export const INISHVARN: Palette = { primary: '#14213D', accent: '#FF6B57', plate: '#E8EEF7' }
export const FOUR_COASTS: Palette = { primary: '#5B3E96', accent: '#C9B8F0', plate: '#FFFFFF' }
