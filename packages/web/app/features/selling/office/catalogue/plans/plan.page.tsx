import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { holds } from '@clubhouse/domain/office/offices'
import { titled } from '#lib/page/page-meta.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { ON_SALE } from '#parts/office/record/messages.ts'
import { PLANS } from '../messages.ts'
import { historyOf } from '#parts/office/record/history.tsx'
import { loadProductTax } from '#parts/selling/office/tax/load-product-tax.ts'
import { ProductTax } from '#parts/selling/office/tax/product-tax.tsx'
import { loadRecord } from '#parts/office/record/load-record.ts'
import { formChoices, programChoices } from '../shared/load-choices.ts'
import { saveRecord } from '#parts/office/record/save-record.ts'
import { RecordFrame } from '#parts/office/record/record-frame.tsx'
import { soldStatus } from '#parts/office/record/sold-columns.tsx'
import { getPlan, NEW_PLAN, PLAN, planValues, read, waysOfPlan } from './plan-kind.ts'
import { PlanAside } from './plan-aside.tsx'
import { PlanFieldsets } from './plan-fieldsets.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadRecord(args, getPlan, async (asking) => {
    const id = args.params['id']
    const [programmes, forms, events, tax] = await Promise.all([
      programChoices(asking),
      holds(asking.club, ['catalogue']) ? formChoices(asking) : [],
      id === undefined ? null : historyOf(asking, id),
      loadProductTax(asking, id),
    ])
    return { programmes, forms, events, tax }
  })
export const action = (args: ActionFunctionArgs) => saveRecord(args, PLAN)

export const meta = titled<typeof loader>((data) => data?.item?.name ?? PLANS.fresh)

/** One plan: what it is, costs and asks, and how many hold it. */
export default function PlanPage() {
  const { item, time, font, mark, currency, programmes, forms, events, features, tax, isToRead } =
    useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  const kept = item ?? NEW_PLAN
  return (
    <RecordFrame
      key={item ? `${item.plan_id} ${item.version}` : 'new'}
      back={{ to: '/plans', title: PLANS.title }}
      title={item?.name ?? PLANS.fresh}
      status={item ? soldStatus(item.state) : undefined}
      kind={PLAN}
      action={`/plans/${item?.plan_id ?? 'new'}`}
      answer={answer}
      timeZone={time.timeZone}
      kept={{ values: planValues(kept), version: item?.version ?? '' }}
      offered={ON_SALE}
      isToRead={isToRead}
      aside={<PlanAside kept={item} events={events} time={time} font={font} currency={currency} />}
      after={<ProductTax of={tax} />}
    >
      {(bound, values) => (
        <PlanFieldsets
          bound={bound}
          plan={read(values).fields}
          money={{ mark, currency }}
          programmes={programmes}
          forms={forms}
          ways={waysOfPlan(kept)}
          reduces={features.includes('Reducing instalments')}
          isNew={item === null}
        />
      )}
    </RecordFrame>
  )
}
