import { fileURLToPath } from 'node:url'
import type { ReactElement } from 'react'
import { type DocumentProps, Font, renderToBuffer } from '@react-pdf/renderer'

const fontFile = (path: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${path}`))

// In one file each, with the dotted letters of Irish, all of Latin, Greek and Cyrillic.
Font.register({
  family: 'Noto Sans',
  fonts: [
    { src: fontFile('400Regular/NotoSans_400Regular.ttf'), fontWeight: 400 },
    { src: fontFile('700Bold/NotoSans_700Bold.ttf'), fontWeight: 700 },
  ],
})

const LONGEST_WORD = 30

// Names are not hyphenated; only a word that fits into no line is cut.
Font.registerHyphenationCallback((word) =>
  word.length > LONGEST_WORD ? (word.match(/.{1,15}/gsu) ?? [word]) : [word],
)

export const renderPaper = (paper: ReactElement<DocumentProps>): Promise<Buffer> => renderToBuffer(paper)
