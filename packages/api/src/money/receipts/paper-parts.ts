import { createElement as h, type ReactNode } from 'react'
import { Image, Text, View } from '@react-pdf/renderer'
import { STYLES } from './paper-styles.ts'

/** How the club looks on paper. */
export interface Letterhead {
  name: string
  /** Where it is, where visitors are told. */
  address: string
  /** A PNG; without one the name stands alone. */
  crest: Buffer | null
  colour: string
  /** Readable on `colour`. */
  onColour: string
}

export const band = ({ name, address, crest, colour, onColour }: Letterhead): ReactNode =>
  h(
    View,
    { key: 'band', style: { ...STYLES.band, backgroundColor: colour } },
    crest && h(Image, { src: crest, style: STYLES.crest }),
    h(
      View,
      { style: STYLES.words },
      h(Text, { style: { ...STYLES.club, color: onColour } }, name),
      address !== '' && h(Text, { style: { ...STYLES.address, color: onColour } }, address),
    ),
  )

/** Never alone at the foot of a page. */
export const heading = (text: string): ReactNode =>
  h(Text, { style: STYLES.heading, minPresenceAhead: 40 }, text)

export const foot = (text: string): ReactNode =>
  h(
    View,
    { key: 'foot', style: STYLES.foot, fixed: true },
    h(Text, null, text),
    h(Text, { render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}` }),
  )
