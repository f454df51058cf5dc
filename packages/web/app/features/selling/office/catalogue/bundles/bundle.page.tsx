import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { CATALOGUE_LIMITS } from '@clubhouse/contract/selling/office/catalogue-limits'
import { pageMeta } from '#lib/page/page-meta.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { SAVE } from '#parts/office/record/messages.ts'
import { BUNDLES, PLANS } from '../messages.ts'
import { History, historyOf } from '#parts/office/record/history.tsx'
import { loadRecord } from '#parts/office/record/load-record.ts'
import { planChoices, programChoices } from '../shared/load-choices.ts'
import { saveRecord } from '#parts/office/record/save-record.ts'
import { RecordPage } from '#parts/office/record/record-page.tsx'
import { RecordForm } from '#parts/office/record/use-record-form.tsx'
import { BUNDLE, bundleValues, getBundle, NEW_BUNDLE } from './bundle-kind.ts'
import { BundlePlans } from './bundle-plans.tsx'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadRecord(args, getBundle, async (asking) => {
    const id = args.params['id']
    const [programmes, plans, events] = await Promise.all([
      ...([programChoices(asking), planChoices(asking)] as const),
      id === undefined ? null : historyOf(asking, id),
    ])
    return { programmes, plans, events }
  })
export const action = (args: ActionFunctionArgs) => saveRecord(args, BUNDLE)

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: loaderData?.item?.name ?? BUNDLES.fresh,
    path: '/bundles',
    isHidden: true,
  })
}

const HOW = [
  { value: 'flat', label: BUNDLES.flat },
  { value: 'dynamic', label: BUNDLES.dynamic },
]
const LIMITS = [
  ['adults_min', BUNDLES.adultsMin],
  ['adults_max', BUNDLES.adultsMax],
  ['juveniles_min', BUNDLES.juvenilesMin],
  ['juveniles_max', BUNDLES.juvenilesMax],
] as const

export default function BundlePage() {
  const { item, time, mark, currency, programmes, plans, events } = useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  const sold = item?.sold ?? 0
  return (
    <RecordPage
      back={{ to: '/bundles', label: BUNDLES.title }}
      title={item?.name ?? BUNDLES.fresh}
      aside={item && <History events={events} time={time} />}
      reach={sold > 0 ? { title: BUNDLES.reach(sold), body: BUNDLES.reachBody } : null}
    >
      <RecordForm
        key={item ? `${item.bundle_id} ${item.version}` : 'new'}
        action={`/bundles/${item?.bundle_id ?? 'new'}`}
        kept={{ values: bundleValues(item ?? NEW_BUNDLE), version: item?.version ?? '' }}
        label={item ? SAVE : BUNDLES.add}
        timeZone={time.timeZone}
        errors={(fields) => BUNDLE.errors(BUNDLE.typed(fields))}
        answer={answer}
      >
        {(bound) => (
          <>
            <div className={settings.block}>
              <div className={settings.pair}>
                <TextField
                  label={PLANS.name}
                  maxLength={CATALOGUE_LIMITS.name}
                  autoComplete="off"
                  {...bound.of('name')}
                />
                <Select
                  label={PLANS.programme}
                  placeholder={PLANS.choose}
                  options={programmes}
                  {...bound.of('program_id')}
                />
              </div>
              <Theirs>{bound.theirsOf('name')}</Theirs>
              <TextArea
                label={PLANS.description}
                rows={3}
                limit={CATALOGUE_LIMITS.description}
                optional
                {...bound.of('description')}
              />
              <Checkbox label={PLANS.website} hint={PLANS.websiteHint} {...bound.tickOf('is_active')} />
            </div>
            <div className={settings.block}>
              <h2>{BUNDLES.how}</h2>
              <Select label={BUNDLES.how} hidesLabel options={HOW} {...bound.of('how')} />
              <div className={settings.pair}>
                <MoneyField label={BUNDLES.flatPrice} currency={mark} optional {...bound.of('flat_price')} />
                <MoneyField
                  label={BUNDLES.cap}
                  hint={BUNDLES.capHint}
                  currency={mark}
                  optional
                  {...bound.of('price_cap')}
                />
                <DateField label={BUNDLES.validFrom} optional {...bound.of('valid_from')} />
                <DateField label={BUNDLES.validTo} optional {...bound.of('valid_to')} />
              </div>
              <Theirs>{bound.theirsOf('flat_price')}</Theirs>
            </div>
            <div className={settings.block}>
              <h2>{BUNDLES.people}</h2>
              <div className={settings.pair}>
                {LIMITS.map(([name, label]) => (
                  <TextField
                    key={name}
                    label={label}
                    inputMode="numeric"
                    autoComplete="off"
                    optional
                    {...bound.of(name)}
                  />
                ))}
              </div>
            </div>
            <BundlePlans bound={bound} plans={plans} currency={currency} mark={mark} />
          </>
        )}
      </RecordForm>
    </RecordPage>
  )
}
