import { fileURLToPath } from 'node:url'
import { Font, renderToBuffer } from '@react-pdf/renderer'
import type { Receipt } from '@clubhouse/domain/money/orders/receipt'
import { type Letterhead, receiptPaper } from './receipt-paper.ts'

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

/** Reading this file in takes a moment, so it is imported when the first paper is asked for. */
export const drawReceipt = (receipt: Receipt, club: Letterhead): Promise<Buffer> =>
  renderToBuffer(receiptPaper(receipt, club))
