import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { pageMeta } from '#lib/page/page-meta.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { SAVE } from '#parts/office/record/messages.ts'
import { PLANS } from '../messages.ts'
import { historyOf } from '#parts/office/record/history.tsx'
import { loadProductTax } from '#parts/selling/office/tax/load-product-tax.ts'
import { ProductTax } from '#parts/selling/office/tax/product-tax.tsx'
import { loadRecord } from '#parts/office/record/load-record.ts'
import { formChoices, programChoices } from '../shared/load-choices.ts'
import { saveRecord } from '#parts/office/record/save-record.ts'
import { RecordPage } from '#parts/office/record/record-page.tsx'
import { RecordForm } from '#parts/office/record/use-record-form.tsx'
import { getPlan, NEW_PLAN, PLAN, planValues } from './plan-kind.ts'
import { PlanAside } from './plan-aside.tsx'
import { PlanFieldsets } from './plan-fieldsets.tsx'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadRecord(args, getPlan, async (asking) => {
    const id = args.params['id']
    const [programmes, forms, events, tax] = await Promise.all([
      ...([programChoices(asking), formChoices(asking)] as const),
      id === undefined ? null : historyOf(asking, id),
      loadProductTax(asking, id),
    ])
    return { programmes, forms, events, tax }
  })
export const action = (args: ActionFunctionArgs) => saveRecord(args, PLAN)

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(matches, { title: loaderData?.item?.name ?? PLANS.fresh, path: '/plans', isHidden: true })
}

/** One plan: what it is, costs and asks, and how many hold it. */
export default function PlanPage() {
  const { item, time, font, mark, currency, programmes, forms, events, features, tax } =
    useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  const members = item?.members ?? 0
  return (
    <RecordPage
      back={{ to: '/plans', label: PLANS.title }}
      title={item?.name ?? PLANS.fresh}
      aside={item && <PlanAside plan={item} events={events} time={time} font={font} currency={currency} />}
      reach={members > 0 ? { title: PLANS.reach(members), body: PLANS.reachBody } : null}
    >
      <RecordForm
        key={item ? `${item.plan_id} ${item.version}` : 'new'}
        action={`/plans/${item?.plan_id ?? 'new'}`}
        kept={{ values: planValues(item ?? NEW_PLAN), version: item?.version ?? '' }}
        label={item ? SAVE : PLANS.add}
        timeZone={time.timeZone}
        errors={(fields) => PLAN.errors(PLAN.typed(fields))}
        answer={answer}
      >
        {(bound) => (
          <PlanFieldsets
            bound={bound}
            mark={mark}
            programmes={programmes}
            forms={forms}
            options={item?.payment_options.length ?? 0}
            reduces={features.includes('Reducing instalments')}
          />
        )}
      </RecordForm>
      <ProductTax of={tax} />
    </RecordPage>
  )
}
