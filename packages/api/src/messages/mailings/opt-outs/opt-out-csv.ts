import type { OptOut } from '@clubhouse/contract/messages/office/opt-outs'
import { OPT_OUT_WORDS, optOutHow } from '@clubhouse/domain/messages/mailings/opt-out-words'
import type { CsvColumns } from '#kernel/http/office-csv.ts'

export const OPT_OUT_CSV: CsvColumns<'name' | 'address' | 'kind' | 'how' | 'since', OptOut> = {
  name: { header: 'Name', value: ({ name }) => name ?? '' },
  address: { header: 'Email', value: ({ address }) => address ?? '' },
  kind: { header: 'No more of', value: ({ kind, list }) => list ?? OPT_OUT_WORDS[kind] },
  how: { header: 'How', value: optOutHow },
  since: { header: 'Since', value: ({ since }, { moment }) => moment(since) },
}
