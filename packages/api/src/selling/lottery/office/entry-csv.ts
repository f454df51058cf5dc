import type { ENTRY_COLUMNS, OfficeEntry } from '@clubhouse/contract/selling/office/lottery'
import { csvMoney } from '@clubhouse/domain/web/csv'
import type { CsvColumns } from '#kernel/http/office-csv.ts'

const SOLD = { online: 'Online', subscription: 'By subscription', paper: 'On paper' }

export const ENTRY_CSV: CsvColumns<(typeof ENTRY_COLUMNS)[number], OfficeEntry> = {
  entry: { header: 'Entry', value: ({ entry }) => entry },
  line: { header: 'Line', value: ({ line }) => line.join(' ') },
  sold: { header: 'Sold', value: ({ sold }) => SOLD[sold] },
  who: { header: 'Name', value: ({ who }) => who ?? '' },
  stub: { header: 'Stub', value: ({ stub }) => stub ?? '' },
  bought_at: { header: 'Bought', value: ({ bought_at: at }, { moment }) => moment(at) },
  prize: { header: 'Prize', value: ({ prize }) => prize ?? '' },
  amount: { header: 'Won', value: ({ amount }) => (amount > 0 ? csvMoney(amount) : '') },
}
