import type { Styles } from '@react-pdf/renderer'

const INK = '#10151c'
const MUTED = '#4b5563'
const HAIRLINE = '#d5dae1'

/** In points; the page is A4. A line height that is inherited is taken for another, and hides the numbers of pages. */
export const STYLES = {
  page: { paddingBottom: 64, fontFamily: 'Noto Sans', fontSize: 10, color: INK },
  band: { flexDirection: 'row', alignItems: 'center', padding: '20 44', marginBottom: 28 },
  crest: { width: 44, height: 44, borderRadius: 6, marginRight: 14 },
  club: { fontSize: 17, fontWeight: 700, lineHeight: 1.25 },
  address: { fontSize: 9, lineHeight: 1.4 },
  body: { padding: '0 44' },
  title: { fontSize: 21, fontWeight: 700, lineHeight: 1.25 },
  date: { color: MUTED, marginBottom: 6 },
  payer: { marginBottom: 12 },
  heading: { fontSize: 12, fontWeight: 700, marginTop: 18, marginBottom: 4 },
  row: { flexDirection: 'row', justifyContent: 'space-between', padding: '5 0' },
  ruled: { borderTop: `1 solid ${HAIRLINE}` },
  words: { flex: 1, paddingRight: 24 },
  name: { fontWeight: 700 },
  small: { color: MUTED, fontSize: 9 },
  amount: { textAlign: 'right' },
  bold: { fontWeight: 700 },
  note: { marginTop: 10 },
  foot: {
    position: 'absolute',
    bottom: 28,
    left: 44,
    right: 44,
    flexDirection: 'row',
    justifyContent: 'space-between',
    color: MUTED,
    fontSize: 8,
  },
} satisfies Styles
