import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import {
  type CodeSummary,
  changeCode,
  deleteCode,
  listOfficeCodes,
} from '@clubhouse/contract/selling/office/discount-codes'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { titled } from '#lib/page/page-meta.ts'
import { type Act, actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { CODE_STATES, CODES, DISCOUNTS, PLANS } from '../messages.ts'
import { priceIn } from '#parts/office/record/sold-columns.tsx'
import { getCode } from './code-kind.ts'

const LIST_PAGE: OfficeListPage<CodeSummary> = {
  key: 'codes',
  path: '/codes',
  title: CODES.title,
  lead: CODES.lead,
  search: CODES.search,
  none: { icon: 'key', words: CODES.none },
  create: { label: CODES.add, to: '/codes/new' },
  id: ({ code_id }) => code_id,
  name: ({ code }) => code,
  rowPath: ({ code_id }) => `/codes/${code_id}`,
  columns: [
    { key: 'code', header: CODES.code, isSortable: true, cell: ({ code }) => code },
    {
      key: 'amount',
      header: CODES.amount,
      place: 'top-end',
      cell: ({ type, amount }, { currency }) => (type === 'fixed' ? priceIn(amount, currency) : `${amount}%`),
    },
    {
      key: 'used',
      header: CODES.used,
      isSortable: true,
      place: 'middle',
      isNamed: true,
      cell: ({ used, use_limit: limit }) => CODES.usedOf(used, limit),
    },
    {
      key: 'state',
      header: PLANS.state,
      place: 'middle-end',
      cell: ({ state }) => (
        <Badge tone={state === 'open' ? 'success' : 'neutral'}>{CODE_STATES[state]}</Badge>
      ),
    },
    {
      key: 'valid_to',
      header: CODES.validTo,
      isSortable: true,
      place: 'foot',
      isNamed: true,
      cell: ({ valid_to: day }) => (day ? displayDate(day) : CODES.noEnd),
    },
  ],
  views: [
    { name: 'all', title: CODES.all },
    { name: 'open', title: CODES.open, query: { state: 'open' } },
  ],
  actions: [
    {
      intent: 'off',
      label: DISCOUNTS.switchOff,
      icon: 'eye-off',
      when: ({ is_active: is }) => is,
      undo: { intent: 'on', said: DISCOUNTS.wasOff },
    },
    { intent: 'on', label: DISCOUNTS.switchOn, icon: 'eye', when: ({ is_active: is }) => !is },
    { intent: 'delete', label: PLANS.delete, icon: 'trash', when: ({ used }) => used === 0 },
  ],
}

export const loader = (args: LoaderFunctionArgs) => loadList(args, LIST_PAGE, { list: listOfficeCodes })

const turns =
  (is_active: boolean): Act =>
  async ({ page, headers }, code_id) => {
    const code = await getCode({ page, headers }, code_id)
    await page.call(changeCode, { headers, params: { code_id }, body: { ...code, is_active } })
  }

export const action = (args: ActionFunctionArgs) =>
  actOnList(args, LIST_PAGE, {
    off: turns(false),
    on: turns(true),
    delete: async ({ page, headers }, code_id) => {
      await page.call(deleteCode, { headers, params: { code_id } })
    },
  })

export const meta = titled(LIST_PAGE.title)

export default function CodesPage() {
  return <OfficeList listPage={LIST_PAGE} data={useLoaderData<LoadedList<CodeSummary>>()} />
}
