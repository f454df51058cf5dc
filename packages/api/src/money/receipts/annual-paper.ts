import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { Document, type DocumentProps, Page, type Styles, Text, View } from '@react-pdf/renderer'
import type { AnnualReport, AnnualRow, AnnualSection } from '@clubhouse/domain/money/year/annual-report'
import { band, foot, heading, type Letterhead } from './paper-parts.ts'
import { STYLES } from './paper-styles.ts'
import { renderPaper } from './render-paper.ts'

const OWN = {
  // Two columns of money below each other, whatever they hold.
  column: { width: 92, textAlign: 'right' },
  row: { flexDirection: 'row', padding: '3 0' },
  signed: { flexDirection: 'row', gap: 32, marginTop: 34 },
  line: { flex: 1, paddingTop: 4 },
} satisfies Styles

/** V35: one page for the AGM. */
function annualPaper(report: AnnualReport, club: Letterhead, madeAt: string): ReactElement<DocumentProps> {
  const { title, span, now, before, sections, notes } = report
  const about = { title: `${club.name}: ${title}`, author: club.name, language: 'en-IE' }
  return h(
    Document,
    { ...about, creator: 'Clubhouse', producer: 'Clubhouse' },
    h(
      Page,
      { size: 'A4', style: STYLES.page },
      band(club),
      h(
        View,
        { style: STYLES.body },
        h(Text, { style: STYLES.title }, title),
        h(Text, { style: STYLES.date }, span),
        row({ label: '', now, before }, { isSum: true }),
        ...sections.map(section),
        ...notes.map((text) => h(Text, { key: text, style: { ...STYLES.note, ...STYLES.small } }, text)),
        h(View, { style: OWN.signed }, ...['Treasurer', 'Chairperson', 'Date'].map(signature)),
      ),
      foot(`${club.name} · ${title} · made ${madeAt}`),
    ),
  )
}

const section = ({ title, rows, sum }: AnnualSection): ReactNode =>
  h(
    View,
    { key: title, wrap: false },
    heading(title),
    ...rows.map((each) => row(each)),
    sum && row(sum, { isSum: true }),
  )

const row = ({ label, now, before }: AnnualRow, { isSum = false } = {}): ReactNode =>
  h(
    View,
    { key: label, style: { ...OWN.row, ...(isSum && STYLES.ruled) } },
    h(Text, { style: { ...STYLES.words, ...(isSum && STYLES.bold) } }, label),
    ...[now, before].map((text, key) =>
      h(Text, { key, style: { ...OWN.column, ...(isSum && STYLES.bold) } }, text),
    ),
  )

const signature = (who: string): ReactNode =>
  h(View, { key: who, style: { ...OWN.line, ...STYLES.ruled } }, h(Text, { style: STYLES.small }, who))

/** Reading this file in takes a moment, so it is imported when the first paper is asked for. */
export const drawAnnual = (report: AnnualReport, club: Letterhead, madeAt: string): Promise<Buffer> =>
  renderPaper(annualPaper(report, club, madeAt))
