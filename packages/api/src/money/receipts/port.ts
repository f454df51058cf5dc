import type { AnnualReport } from '@clubhouse/domain/money/year/annual-report'
import type { Letterhead } from './paper-parts.ts'

/** The club's papers. What draws them is large, and read in when the first is asked for. */
export { type LetterheadOf, openLetterhead } from './open-letterhead.ts'

export async function drawAnnual(report: AnnualReport, club: Letterhead, madeAt: string): Promise<Buffer> {
  const paper = await import('./annual-paper.ts')
  return paper.drawAnnual(report, club, madeAt)
}
