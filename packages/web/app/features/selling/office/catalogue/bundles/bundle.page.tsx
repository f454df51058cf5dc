import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { CATALOGUE_LIMITS } from '@clubhouse/contract/selling/office/catalogue-limits'
import { titled } from '#lib/page/page-meta.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { AsideCard } from '#parts/office/edit/edit-frame.tsx'
import { EditSection } from '#parts/office/record/edit-section.tsx'
import { ON_SALE } from '#parts/office/record/messages.ts'
import styles from '#parts/office/record/record.module.css'
import { money, type Values } from '#parts/office/record/record-values.ts'
import { BUNDLES, CODES, PLANS } from '../messages.ts'
import { History, historyOf } from '#parts/office/record/history.tsx'
import { loadRecord } from '#parts/office/record/load-record.ts'
import { type PlanChoice, planChoices, programChoices } from '../shared/load-choices.ts'
import { saveRecord } from '#parts/office/record/save-record.ts'
import { RecordFrame } from '#parts/office/record/record-frame.tsx'
import { soldStatus } from '#parts/office/record/sold-columns.tsx'
import { BUNDLE, bundleValues, getBundle, NEW_BUNDLE, read, waysOfBundle } from './bundle-kind.ts'
import { ofPlans } from '../shared/plan-ticks.tsx'
import { WaysToPay } from '../shared/ways-to-pay.tsx'
import { BundlePlans } from './bundle-plans.tsx'

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

export const meta = titled<typeof loader>((data) => data?.item?.name ?? BUNDLES.fresh)

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

const FIELDS = {
  what: ['name', 'program_id', 'description'],
  price: ['how', 'flat_price', 'price_cap', 'option'],
  dates: ['valid_from', 'valid_to'],
  people: LIMITS.map(([name]) => name),
}

export default function BundlePage() {
  const { item, time, mark, currency, programmes, plans, events, features, isToRead } =
    useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  const sold = item?.sold ?? 0
  return (
    <RecordFrame
      key={item ? `${item.bundle_id} ${item.version}` : 'new'}
      back={{ to: '/bundles', title: BUNDLES.title }}
      title={item?.name ?? BUNDLES.fresh}
      status={item ? soldStatus(item.state) : undefined}
      kind={BUNDLE}
      action={`/bundles/${item?.bundle_id ?? 'new'}`}
      answer={answer}
      timeZone={time.timeZone}
      kept={{ values: withPlans(bundleValues(item ?? NEW_BUNDLE), plans), version: item?.version ?? '' }}
      offered={ON_SALE}
      isToRead={isToRead}
      aside={
        item && (
          <>
            {sold > 0 && (
              <AsideCard title={PLANS.aside.reach}>
                <p className={styles.more}>{BUNDLES.reach(sold)}</p>
                <p className={styles.quiet}>{BUNDLES.reachBody}</p>
              </AsideCard>
            )}
            <History events={events} time={time} />
          </>
        )
      }
    >
      {(bound, values) => (
        <>
          <EditSection
            title={PLANS.what}
            says={values['description']}
            fields={FIELDS.what}
            isOpen={item === null}
          >
            <Columns>
              <div>
                <TextField
                  label={PLANS.name}
                  maxLength={CATALOGUE_LIMITS.name}
                  autoComplete="off"
                  {...bound.of('name')}
                />
                <Theirs>{bound.theirsOf('name')}</Theirs>
              </div>
              <Select
                label={PLANS.programme}
                placeholder={PLANS.choose}
                options={programmes}
                {...bound.of('program_id')}
              />
            </Columns>
            <TextArea
              label={PLANS.description}
              rows={3}
              limit={CATALOGUE_LIMITS.description}
              optional
              {...bound.of('description')}
            />
          </EditSection>
          <EditSection title={BUNDLES.plans} fields={['items', 'item', 'plan', 'price', 'min', 'max']} isOpen>
            <BundlePlans bound={bound} plans={plans} currency={currency} mark={mark} />
          </EditSection>
          <EditSection title={PLANS.priceAndPayment} fields={FIELDS.price} isOpen>
            <Select label={BUNDLES.how} hidesLabel options={HOW} {...bound.of('how')} />
            <Columns>
              <div>
                <MoneyField label={BUNDLES.flatPrice} currency={mark} optional {...bound.of('flat_price')} />
                <Theirs>{bound.theirsOf('flat_price')}</Theirs>
              </div>
              <MoneyField
                label={BUNDLES.cap}
                hint={BUNDLES.capHint}
                currency={mark}
                optional
                {...bound.of('price_cap')}
              />
            </Columns>
            <WaysToPay
              bound={bound}
              plan={payable(values)}
              money={{ mark, currency }}
              ways={waysOfBundle(item ?? NEW_BUNDLE)}
              reduces={features.includes('Reducing instalments')}
            />
          </EditSection>
          <EditSection
            title={BUNDLES.people}
            says={peopleInWords(values)}
            fields={FIELDS.people}
            isOpen={item === null}
          >
            <Columns>
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
            </Columns>
          </EditSection>
          <EditSection
            title={BUNDLES.dates}
            says={CODES.daysInWords(values['valid_from'], values['valid_to'])}
            fields={FIELDS.dates}
            isOpen={item === null}
          >
            <Columns>
              <DateField calendar label={BUNDLES.validFrom} optional {...bound.of('valid_from')} />
              <DateField calendar label={BUNDLES.validTo} optional {...bound.of('valid_to')} />
            </Columns>
          </EditSection>
        </>
      )}
    </RecordFrame>
  )
}

/** What a price field of a plan shows before anybody has said what it costs in the bundle. */
const withPlans = (values: Values, plans: readonly PlanChoice[]): Values => ({
  ...Object.fromEntries(plans.map(({ plan_id: id, price }) => [`price_${id}`, money(price)])),
  ...ofPlans(values, plans),
})

const payable = (values: Values) => {
  const { flat_price: price, is_dynamic_pricing: isDynamic, payment_options } = read(values).fields
  return { price: isDynamic ? null : price, payment_options }
}

const peopleInWords = (values: Values): string =>
  BUNDLES.peopleInWords(
    [values['adults_min'], values['adults_max']],
    [values['juveniles_min'], values['juveniles_max']],
  )
