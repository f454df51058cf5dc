import type { ArrearsRow, listArrearsOfClubCsv } from '@clubhouse/contract/money/office/arrears'
import { csvMoney } from '@clubhouse/domain/web/csv'
import type { CsvColumns } from '#kernel/http/office-csv.ts'

type Column = NonNullable<(typeof listArrearsOfClubCsv)['query']['_output']['columns']>[number]

const money = (key: 'late' | 'due' | `age_${0 | 1 | 2 | 3 | 4}`, header: string) => ({
  header,
  value: (row: ArrearsRow) => csvMoney(row[key]),
})

export const ARREARS_CSV: CsvColumns<Column, ArrearsRow> = {
  name: { header: 'Who', value: ({ name }) => name },
  email: { header: 'Email', value: ({ email }) => email },
  what: { header: 'What', value: ({ what }) => what },
  plan: { header: 'Payment arrangement', value: ({ plan }) => plan?.on ?? null },
  reminded_on: { header: 'Reminded', value: ({ reminded_on: day }) => day },
  age_0: money('age_0', '0–7 days'),
  age_1: money('age_1', '8–30 days'),
  age_2: money('age_2', '31–60 days'),
  age_3: money('age_3', '61–90 days'),
  age_4: money('age_4', 'Over 90 days'),
  late_since: { header: 'Late since', value: ({ late_since: day }) => day },
  next_due: { header: 'Next due', value: ({ next_due: day }) => day },
  due: money('due', 'Due later'),
  late: money('late', 'Late'),
}
