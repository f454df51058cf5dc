import type { WAITING_CSV_COLUMNS, WaitingHousehold } from '@clubhouse/contract/selling/office/waiting-lists'
import type { CsvColumns } from '#kernel/http/office-csv.ts'

export const HOUSEHOLD_CSV: CsvColumns<(typeof WAITING_CSV_COLUMNS)[number], WaitingHousehold> = {
  position: { header: 'Place in line', value: ({ position }) => position },
  name: { header: 'Name', value: ({ name }) => name },
  email: { header: 'Email', value: ({ email }) => email },
  plan: { header: 'Plan', value: ({ plan }) => plan },
  count: { header: 'Places', value: ({ count }) => count },
  status: { header: 'State', value: ({ status }) => status },
  joined_at: { header: 'Since', value: ({ joined_at: at }, { moment }) => moment(at) },
  offered_until: { header: 'Offered until', value: ({ offered_until: at }, { moment }) => moment(at) },
}
