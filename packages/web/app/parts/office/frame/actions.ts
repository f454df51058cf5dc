import type { IconName } from '../../../ui/icon/icon.tsx'
import type { OfficeMenuEntry } from './navigation.ts'

/** What can be begun from anywhere. It belongs to an entry, and is there when the entry is. */
export interface OfficeAction {
  label: string
  entry: string
  icon: IconName
  /** Does it after `c`; each letter once. What is rarer is only searched for. */
  key?: string
  /** What else people call it. */
  also?: string
  to: string
  /** What is sent there; without it the address is only opened. */
  fields?: Record<string, string>
}

export const ACTIONS: readonly OfficeAction[] = [
  {
    label: 'Write a news article',
    entry: '/news',
    icon: 'edit',
    key: 'n',
    to: '/news',
    fields: { intent: 'create' },
  },
  {
    label: 'Write a page',
    entry: '/pages',
    icon: 'copy',
    key: 'p',
    to: '/pages',
    fields: { intent: 'create' },
  },
  { label: 'Add a sponsor', entry: '/sponsors', icon: 'gift', key: 's', to: '/sponsors/new' },
  { label: 'Make a form', entry: '/forms', icon: 'form', key: 'f', to: '/forms/new' },
  {
    label: 'Add a member',
    entry: '/members',
    icon: 'user',
    to: '/members/new',
    also: 'person register registration',
  },
  {
    label: 'Import people',
    entry: '/people/import',
    icon: 'download',
    to: '/people/import',
    also: 'members csv',
  },
  { label: 'Sell at the gate', entry: '/orders', icon: 'euro', to: '/orders/new', also: 'gate sale cash' },
  { label: 'Refund an order', entry: '/orders', icon: 'euro', to: '/orders', also: 'money back' },
  {
    label: 'Upload a bank statement',
    entry: '/money/bank',
    icon: 'inbox',
    to: '/money/bank/upload',
    also: 'csv',
  },
  {
    label: 'Write to members',
    entry: '/mail/lists',
    icon: 'send',
    to: '/mail/lists',
    also: 'email mailing letter',
  },
  { label: 'Add a plan', entry: '/plans', icon: 'card', to: '/plans/new', also: 'membership price' },
  { label: 'Add a discount', entry: '/discounts', icon: 'gift', to: '/discounts/new', also: 'early bird' },
  {
    label: 'Add an item to the shop',
    entry: '/shop/items',
    icon: 'shirt',
    to: '/shop/items/new',
    also: 'product jersey',
  },
  { label: 'Start a draw', entry: '/draws', icon: 'gift', to: '/draws/new', also: 'raffle' },
  {
    label: 'Invite someone to the back office',
    entry: '/settings/users',
    icon: 'key',
    to: '/settings/users/invite',
    also: 'user role treasurer coach admin',
  },
]

export const actionsIn = (entries: readonly OfficeMenuEntry[]): OfficeAction[] =>
  ACTIONS.filter(({ entry }) => entries.some(({ path, isToRead }) => path === entry && !isToRead))
