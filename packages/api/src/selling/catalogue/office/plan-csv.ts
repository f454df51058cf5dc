import type { PLAN_CSV_COLUMNS, PlanSummary } from '@clubhouse/contract/selling/office/plans'
import { csvMoney } from '@clubhouse/domain/web/csv'
import type { CsvColumns } from '#kernel/http/office-csv.ts'

export const PLAN_CSV: CsvColumns<(typeof PLAN_CSV_COLUMNS)[number], PlanSummary> = {
  name: { header: 'Plan', value: ({ name }) => name },
  program: { header: 'Programme', value: ({ program }) => program },
  price: { header: 'Price', value: ({ price }) => csvMoney(price) },
  state: { header: 'State', value: ({ state }) => state.replaceAll('_', ' ') },
  left: { header: 'Places left', value: ({ left }) => left },
  members: { header: 'Members', value: ({ members }) => members },
  ends_on: { header: 'Membership ends', value: ({ ends_on: day }, { day: said }) => said(day) },
}
