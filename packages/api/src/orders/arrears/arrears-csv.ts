import type { ArrearsRow, listArrearsOfClubCsv } from '@clubhouse/contract/backoffice/arrears'
import type { CsvColumns } from '../../http/office-csv.ts'

type Column = NonNullable<(typeof listArrearsOfClubCsv)['query']['_output']['columns']>[number]

/** Euro and cents with a point: a spreadsheet reckons with it. */
const plain = (amount: number) => (amount / 100).toFixed(2)
const age = (at: number, header: string) => ({
  header,
  value: ({ ages }: ArrearsRow) => plain(ages[at] ?? 0),
})

export const ARREARS_CSV: CsvColumns<Column, ArrearsRow> = {
  name: { header: 'Who', value: ({ name }) => name },
  email: { header: 'E-mail', value: ({ email }) => email },
  what: { header: 'What', value: ({ what }) => what },
  late: { header: 'Late', value: ({ late }) => plain(late) },
  late_since: { header: 'Late since', value: ({ late_since: day }) => day },
  age_0: age(0, '0–7 days'),
  age_1: age(1, '8–30 days'),
  age_2: age(2, '31–60 days'),
  age_3: age(3, '61–90 days'),
  age_4: age(4, 'Over 90 days'),
  due: { header: 'To come', value: ({ due }) => plain(due) },
  next_due: { header: 'Next due', value: ({ next_due: day }) => day },
  reminded_on: { header: 'Reminded', value: ({ reminded_on: day }) => day },
  plan_on: { header: 'Plan to pay', value: ({ plan }) => plan?.on ?? null },
  plan_note: { header: 'Note', value: ({ plan }) => plan?.note ?? null },
}
