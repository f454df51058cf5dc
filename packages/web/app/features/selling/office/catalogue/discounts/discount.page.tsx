import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { titled } from '#lib/page/page-meta.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import { Select } from '#ui/field/select.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import styles from '#parts/office/record/record.module.css'
import { AsideCard } from '#parts/office/edit/edit-frame.tsx'
import { EditSection } from '#parts/office/record/edit-section.tsx'
import { History, historyOf } from '#parts/office/record/history.tsx'
import { CODES, DISCOUNT_SWITCH, DISCOUNTS, PLANS, switchedStatus } from '../messages.ts'
import { loadRecord } from '#parts/office/record/load-record.ts'
import { planChoices } from '../shared/load-choices.ts'
import { ofPlans, PlanTicks, tickedIn } from '../shared/plan-ticks.tsx'
import { saveRecord } from '#parts/office/record/save-record.ts'
import { RecordFrame } from '#parts/office/record/record-frame.tsx'
import kinds from './kinds.module.css'
import { DISCOUNT, discountValues, getDiscount, NEW_DISCOUNT, STEPS } from './discount-kind.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadRecord(args, getDiscount, async (asking) => {
    const id = args.params['id']
    const [plans, events] = await Promise.all([
      planChoices(asking),
      id === undefined ? null : historyOf(asking, id),
    ])
    return { plans, events }
  })
export const action = (args: ActionFunctionArgs) => saveRecord(args, DISCOUNT)

export const meta = titled<typeof loader>((data) => data?.item?.name ?? DISCOUNTS.fresh)

const TYPES = [
  { value: 'percentage', label: DISCOUNTS.percentage },
  { value: 'fixed', label: DISCOUNTS.fixed },
]

export default function DiscountPage() {
  const { item, time, plans, currency, events, isToRead } = useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  const steps = STEPS.slice(0, (item?.offerings.length ?? 0) + 2)
  return (
    <RecordFrame
      key={item ? `${item.discount_id} ${item.version}` : 'new'}
      back={{ to: '/discounts', title: DISCOUNTS.title }}
      title={item?.name ?? DISCOUNTS.fresh}
      status={item ? switchedStatus(item.is_active) : undefined}
      kind={DISCOUNT}
      action={`/discounts/${item?.discount_id ?? 'new'}`}
      answer={answer}
      timeZone={time.timeZone}
      kept={{ values: ofPlans(discountValues(item ?? NEW_DISCOUNT), plans), version: item?.version ?? '' }}
      offered={DISCOUNT_SWITCH}
      isToRead={isToRead}
      aside={
        item && (
          <>
            <AsideCard title={PLANS.aside.reach}>
              <p className={styles.more}>{DISCOUNTS.usedIn(item.orders)}</p>
              <p className={styles.quiet}>{DISCOUNTS.usedBody}</p>
            </AsideCard>
            <History events={events} time={time} />
          </>
        )
      }
    >
      {(bound, values) => (
        <>
          <EditSection title={PLANS.what} fields={['name', 'type']} isOpen>
            <Columns>
              <div>
                <TextField label={DISCOUNTS.name} autoComplete="off" {...bound.of('name')} />
                <Theirs>{bound.theirsOf('name')}</Theirs>
              </div>
              <Select label={DISCOUNTS.type} options={TYPES} {...bound.of('type')} />
            </Columns>
          </EditSection>
          <EditSection
            title={DISCOUNTS.when}
            fields={['kind', 'offerings', 'offering', 'amount', 'ends_on']}
            isOpen
          >
            <RadioGroup
              label={DISCOUNTS.kind}
              name="kind"
              options={DISCOUNTS.kinds}
              defaultValue={bound.of('kind').defaultValue}
            />
            <div className={kinds.early}>
              <Columns>
                <TextField
                  label={DISCOUNTS.amount}
                  inputMode="decimal"
                  autoComplete="off"
                  {...bound.of('amount')}
                />
                <div>
                  <DateField
                    calendar
                    label={DISCOUNTS.until}
                    hint={DISCOUNTS.untilHint}
                    {...bound.of('ends_on')}
                  />
                  <Theirs>{bound.theirsOf('ends_on')}</Theirs>
                </div>
              </Columns>
              <p className={styles.quiet}>{DISCOUNTS.earlyLead}</p>
            </div>
            <div className={kinds.several}>
              <p className={styles.quiet}>{DISCOUNTS.tiersLead}</p>
              {bound.errorOf('offerings') && (
                <p className={styles.error} role="alert">
                  {bound.errorOf('offerings')}
                </p>
              )}
              {steps.map((at) => (
                <fieldset key={at} className={styles.part}>
                  <legend>{DISCOUNTS.tier(at + 1)}</legend>
                  <Columns>
                    <TextField
                      label={DISCOUNTS.products}
                      inputMode="numeric"
                      autoComplete="off"
                      optional
                      {...bound.of(`offering_${at}_count`)}
                      error={bound.errorOf(`offering_${at}`)}
                    />
                    <TextField
                      label={DISCOUNTS.amount}
                      inputMode="decimal"
                      autoComplete="off"
                      optional
                      {...bound.of(`offering_${at}_amount`)}
                    />
                  </Columns>
                </fieldset>
              ))}
            </div>
          </EditSection>
          <EditSection
            title={DISCOUNTS.which}
            says={CODES.ticked(tickedIn(values))}
            fields={['plans', 'plan']}
            isOpen={item === null}
          >
            <PlanTicks
              bound={bound}
              plans={plans}
              currency={currency}
              legend={CODES.tickPlans}
              name="plans"
            />
          </EditSection>
        </>
      )}
    </RecordFrame>
  )
}
