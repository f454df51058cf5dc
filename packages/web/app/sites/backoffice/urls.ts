import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'
import { commonUrls } from '../platform/urls.ts'
import { devUrls } from './urls/dev.ts'
import { identityUrls } from './urls/identity.ts'
import { messagesUrls } from './urls/messages.ts'
import { moneyUrls } from './urls/money.ts'
import { officeUrls } from './urls/office.ts'
import { peopleUrls } from './urls/people.ts'
import { platformUrls } from './urls/platform.ts'
import { sellingUrls } from './urls/selling.ts'
import { siteUrls } from './urls/site.ts'

/** Lists whose files `csv.page.ts` writes. */
const LISTS_WITH_FILE = [
  'arrears',
  'families',
  'forms',
  'mail/lists',
  'mail/opt-outs',
  'members',
  'money/bank',
  'money/ledger',
  'orders',
  'people/access-log',
  'people/voters',
  'plans',
  'settings/audit-log',
  'waiting-lists',
]

/** Pages of the back office, each area's in a file of its own. */
export const backofficeUrls: RouteConfigEntry[] = [
  index('sites/backoffice/home.page.tsx', { id: 'backoffice/home' }),
  ...LISTS_WITH_FILE.map((list) =>
    route(`${list}/csv`, 'sites/backoffice/csv.page.ts', { id: `backoffice/${list}/csv` }),
  ),
  ...siteUrls,
  ...sellingUrls,
  ...peopleUrls,
  ...messagesUrls,
  ...platformUrls,
  ...moneyUrls,
  ...officeUrls,
  ...identityUrls,
  ...devUrls,
  ...commonUrls('backoffice'),
]
