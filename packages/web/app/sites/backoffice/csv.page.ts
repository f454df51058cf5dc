import type { LoaderFunctionArgs } from 'react-router'
import { listDistributionListsCsv } from '@clubhouse/contract/messages/office/distribution-lists'
import { listOptOutsCsv } from '@clubhouse/contract/messages/office/opt-outs'
import { listBankLinesCsv } from '@clubhouse/contract/money/office/bank'
import { listArrearsOfClubCsv } from '@clubhouse/contract/money/office/arrears'
import { listOfficeOrdersCsv } from '@clubhouse/contract/money/office/orders'
import { listLedgerEntriesCsv } from '@clubhouse/contract/money/office/ledger-entries'
import { listAuditEventsCsv } from '@clubhouse/contract/office/audit-events'
import { listFormsCsv } from '@clubhouse/contract/people/office/forms'
import { listPersonAccessesCsv } from '@clubhouse/contract/people/office/person-accesses'
import { listFamiliesCsv } from '@clubhouse/contract/people/office/families'
import { listMembersCsv } from '@clubhouse/contract/people/office/members'
import { listVotersCsv } from '@clubhouse/contract/people/office/voters'
import { listOfficePlansCsv } from '@clubhouse/contract/selling/office/plans'
import { listWaitingHouseholdsCsv } from '@clubhouse/contract/selling/office/waiting-lists'
import { askedAddress } from '#lib/page/page-context.ts'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { DISTRIBUTION_LISTS } from '#features/messages/office/mailings/lists/all-lists.tsx'
import { OPT_OUTS_LIST } from '#features/messages/office/mailings/opt-outs/opt-outs-list.tsx'
import { BANK_LIST } from '#features/money/office/bank/bank-list.tsx'
import { ARREARS_FILE } from '#features/money/office/orders/arrears/arrears-list.tsx'
import { ORDERS_LIST } from '#features/money/office/orders/orders-list.tsx'
import { LEDGER_LIST } from '#features/money/office/reports/ledger/ledger-list.tsx'
import { AUDIT_LIST } from '#features/office/audit-log/audit-list.tsx'
import { FORMS_LIST } from '#features/people/office/forms/list/forms-list.tsx'
import { ACCESS_LOG_LIST } from '#features/people/office/records/access-log/access-log-list.tsx'
import { FAMILIES_LIST } from '#features/people/office/records/families/families-list.tsx'
import { membersList } from '#features/people/office/records/members/members-list.tsx'
import { votersList } from '#features/people/office/records/voters/voters-list.tsx'
import { PLANS_LIST } from '#features/selling/office/catalogue/plans/plans-list.tsx'
import { WAITING_LISTS } from '#features/selling/office/waiting-list/all-lists.tsx'

type Loader = (args: LoaderFunctionArgs) => Promise<Response>

/** Lists whose file is what they show, and nothing else: one line each. A file that is about one record is a page of its feature. */
const FILES: Partial<Record<string, Loader>> = {
  '/mail/lists/csv': (args) => csvOfList(args, DISTRIBUTION_LISTS, { csv: listDistributionListsCsv }),
  '/mail/opt-outs/csv': (args) => csvOfList(args, OPT_OUTS_LIST, { csv: listOptOutsCsv }),
  '/money/bank/csv': (args) => csvOfList(args, BANK_LIST, { csv: listBankLinesCsv }),
  '/arrears/csv': (args) => csvOfList(args, ARREARS_FILE, { csv: listArrearsOfClubCsv }),
  '/orders/csv': (args) => csvOfList(args, ORDERS_LIST, { csv: listOfficeOrdersCsv }),
  '/money/ledger/csv': (args) => csvOfList(args, LEDGER_LIST, { csv: listLedgerEntriesCsv }),
  '/settings/audit-log/csv': (args) => csvOfList(args, AUDIT_LIST, { csv: listAuditEventsCsv }),
  '/forms/csv': (args) => csvOfList(args, FORMS_LIST, { csv: listFormsCsv }),
  '/people/access-log/csv': (args) => csvOfList(args, ACCESS_LOG_LIST, { csv: listPersonAccessesCsv }),
  '/families/csv': (args) => csvOfList(args, FAMILIES_LIST, { csv: listFamiliesCsv }),
  '/members/csv': (args) => csvOfList(args, membersList(), { csv: listMembersCsv }),
  '/people/voters/csv': (args) => csvOfList(args, votersList(), { csv: listVotersCsv }),
  '/plans/csv': (args) => csvOfList(args, PLANS_LIST, { csv: listOfficePlansCsv }),
  '/waiting-lists/csv': (args) => csvOfList(args, WAITING_LISTS, { csv: listWaitingHouseholdsCsv }),
}

export const loader: Loader = (args) => {
  const file = FILES[askedAddress(args.request).pathname.replace(/\/$/, '')]
  if (!file) throw new Response(null, { status: 404 })
  return file(args)
}
