import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import {
  changePlan,
  deletePlan,
  listOfficePlans,
  type PlanSummary,
} from '@clubhouse/contract/selling/office/plans'
import { titled } from '#lib/page/page-meta.ts'
import { type Act, actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { getPlan } from './plan-kind.ts'
import { PLANS_LIST } from './plans-list.tsx'

export const loader = (args: LoaderFunctionArgs) => loadList(args, PLANS_LIST, { list: listOfficePlans })

const shows =
  (is_active: boolean): Act =>
  async ({ page, headers }, plan_id) => {
    const plan = await getPlan({ page, headers }, plan_id)
    await page.call(changePlan, { headers, params: { plan_id }, body: { ...plan, is_active } })
  }

export const action = (args: ActionFunctionArgs) =>
  actOnList(args, PLANS_LIST, {
    hide: shows(false),
    show: shows(true),
    delete: async ({ page, headers }, plan_id) => {
      await page.call(deletePlan, { headers, params: { plan_id } })
    },
  })

export const meta = titled(PLANS_LIST.title)

export default function PlansPage() {
  return <OfficeList listPage={PLANS_LIST} data={useLoaderData<LoadedList<PlanSummary>>()} />
}
