import type { DistributionListSummary } from '@clubhouse/contract/messages/office/distribution-lists'
import type { CsvColumns } from '#kernel/http/office-csv.ts'

type Column = 'name' | 'email_status' | 'recipients' | 'subject' | 'last_sent_at' | 'updated_at'

export const LIST_CSV: CsvColumns<Column, DistributionListSummary> = {
  name: { header: 'Name', value: ({ name }) => name },
  email_status: { header: 'Status', value: ({ email_status: status }) => status },
  recipients: { header: 'Recipients', value: ({ recipients }) => recipients ?? '' },
  subject: { header: 'Subject', value: ({ subject }) => subject },
  last_sent_at: { header: 'Last sent', value: ({ last_sent_at: at }, { moment }) => moment(at) },
  updated_at: { header: 'Updated', value: ({ updated_at: at }, { moment }) => moment(at) },
}
