import type { TreasurerReport } from '@clubhouse/contract/money/office/reports'
import { formatMoney, formatNumber } from '../../format.ts'
import { displayDate } from '../../time/plain-date.ts'
import { incomeWords } from '../ledger-words.ts'
import { cents } from '../money.ts'
import { type ClubYear, yearName, yearSpan } from './club-year.ts'
import { incomeAndCosts, type Kind, sumOf } from './income-and-costs.ts'

/** A line of the page: what it is, this year, the year before. */
export interface AnnualRow {
  label: string
  now: string
  before: string
}

export interface AnnualSection {
  title: string
  rows: AnnualRow[]
  sum: AnnualRow | null
}

/** What a club hands out at its AGM, in words. */
export interface AnnualReport {
  title: string
  span: string
  /** Heads of the two columns. */
  now: string
  before: string
  sections: AnnualSection[]
  notes: string[]
}

interface Members {
  adults: number
  juveniles: number
}

interface Told {
  report: Pick<TreasurerReport, 'accounts' | 'arrears' | 'currency'>
  members: Members
}

/** One year beside the year before it; a year that isn't over is told so far. */
export function annualReport(
  year: ClubYear,
  today: string,
  now: Told,
  before: Told & { year: ClubYear },
): AnnualReport {
  const isOver = today > year.last
  const { currency } = now.report
  const money = (amount: number) => formatMoney(cents(amount), currency)
  const [ours, last] = [now, before].map(({ report }) => incomeAndCosts(report.accounts))
  if (!ours || !last) throw new Error('There are two years')
  const kinds = (these: readonly Kind[], those: readonly Kind[]): AnnualRow[] =>
    [...new Set([...these, ...those].map(({ account }) => account))].map((account) => {
      const of = (all: readonly Kind[]) => money(all.find((each) => each.account === account)?.amount ?? 0)
      return { label: incomeWords(account), now: of(these), before: of(those) }
    })
  const sum = (label: string, these: number, those: number): AnnualRow => ({
    label,
    now: money(these),
    before: money(those),
  })
  const people = (label: string, of: (members: Members) => number): AnnualRow => ({
    label,
    now: formatNumber(of(now.members)),
    before: formatNumber(of(before.members)),
  })
  const { arrears } = now.report
  return {
    title: isOver ? `Accounts for ${yearName(year)}` : `Accounts for ${yearName(year)}, so far`,
    span: isOver ? yearSpan(year) : yearSpan({ ...year, last: today }),
    now: yearName(year),
    before: yearName(before.year),
    sections: [
      {
        title: 'Income',
        rows: kinds(ours.income, last.income),
        sum: sum('Total income', sumOf(ours.income), sumOf(last.income)),
      },
      {
        title: 'Fees and charges',
        rows: kinds(ours.costs, last.costs),
        sum: sum('Total fees and charges', sumOf(ours.costs), sumOf(last.costs)),
      },
      { title: 'What was left', rows: [], sum: sum('Income less fees and charges', ours.left, last.left) },
      {
        title: isOver
          ? 'Members at the end of the year'
          : `Members on ${displayDate(today)}, and on ${displayDate(before.year.last)}`,
        rows: [people('Adults', ({ adults }) => adults), people('Juveniles', ({ juveniles }) => juveniles)],
        sum: people('Total members', ({ adults, juveniles }) => adults + juveniles),
      },
    ],
    notes: [
      `Owed to the club on ${displayDate(today)}: ${money(arrears.owed)}${
        arrears.people > 0
          ? `, by ${arrears.people === 1 ? '1 person' : `${formatNumber(arrears.people)} people`}`
          : ''
      }.`,
      ...(ours.tax !== 0 || last.tax !== 0
        ? [`Income is without the tax in it, which is owed to the tax office: ${money(ours.tax)} this year.`]
        : []),
      'Money counts on the day it was paid. What the club paid for outside Clubhouse, such as rent or gear, is only here if the bank’s line was put in the books.',
    ],
  }
}
