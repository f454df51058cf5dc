import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { OfficeCode } from '@clubhouse/contract/selling/office/discount-codes'
import type { Currency } from '@clubhouse/contract/site/club'
import { CATALOGUE_LIMITS } from '@clubhouse/contract/selling/office/catalogue-limits'
import { formatDateTime, formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { titled } from '#lib/page/page-meta.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import styles from '#parts/office/record/record.module.css'
import { AsideCard } from '#parts/office/edit/edit-frame.tsx'
import { EditSection } from '#parts/office/record/edit-section.tsx'
import { CODE_STATES, CODE_SWITCH, CODES, DISCOUNTS } from '../messages.ts'
import { loadRecord } from '#parts/office/record/load-record.ts'
import { planChoices } from '../shared/load-choices.ts'
import { ofPlans, PlanTicks, tickedIn } from '../shared/plan-ticks.tsx'
import { saveRecord } from '#parts/office/record/save-record.ts'
import { RecordFrame } from '#parts/office/record/record-frame.tsx'
import { CODE, codeValues, getCode, NEW_CODE } from './code-kind.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadRecord(args, getCode, async (asking) => ({ plans: await planChoices(asking) }))
export const action = (args: ActionFunctionArgs) => saveRecord(args, CODE)

export const meta = titled<typeof loader>((data) => data?.item?.code ?? CODES.fresh)

const TYPES = [
  { value: 'percentage', label: DISCOUNTS.percentage },
  { value: 'fixed', label: DISCOUNTS.fixed },
]
const WHICH = [
  { value: 'all', label: CODES.everyPlan },
  { value: 'some', label: CODES.somePlans },
]

/** One code, and who used it. */
export default function CodePage() {
  const { item, time, plans, currency, isToRead } = useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  return (
    <RecordFrame
      key={item ? `${item.code_id} ${item.version}` : 'new'}
      back={{ to: '/codes', title: CODES.title }}
      title={item?.code ?? CODES.fresh}
      status={
        item
          ? { word: CODE_STATES[item.state], tone: item.state === 'open' ? 'success' : 'neutral' }
          : undefined
      }
      kind={CODE}
      action={`/codes/${item?.code_id ?? 'new'}`}
      answer={answer}
      timeZone={time.timeZone}
      kept={{ values: ofPlans(codeValues(item ?? NEW_CODE), plans), version: item?.version ?? '' }}
      offered={CODE_SWITCH}
      isToRead={isToRead}
      aside={item && <Uses code={item} timeZone={time.timeZone} currency={currency} />}
    >
      {(bound, values) => (
        <>
          <EditSection title={CODES.what} fields={['code', 'type', 'amount']} isOpen>
            <div>
              <TextField
                label={CODES.code}
                hint={CODES.codeHint}
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={CATALOGUE_LIMITS.code}
                {...bound.of('code')}
              />
              <Theirs>{bound.theirsOf('code')}</Theirs>
            </div>
            <Columns>
              <Select label={DISCOUNTS.type} options={TYPES} {...bound.of('type')} />
              <div>
                <TextField
                  label={CODES.amount}
                  inputMode="decimal"
                  autoComplete="off"
                  {...bound.of('amount')}
                />
                <Theirs>{bound.theirsOf('amount')}</Theirs>
              </div>
            </Columns>
          </EditSection>
          <EditSection
            title={CODES.when}
            says={CODES.daysInWords(values['valid_from'], values['valid_to'])}
            fields={['valid_from', 'valid_to', 'use_limit']}
            isOpen={item === null}
          >
            <div className={styles.row}>
              <DateField
                calendar
                label={CODES.validFrom}
                hint={CODES.dayHint}
                optional
                {...bound.of('valid_from')}
              />
              <div>
                <DateField
                  calendar
                  label={CODES.validTo}
                  hint={CODES.dayHint}
                  optional
                  {...bound.of('valid_to')}
                />
                <Theirs>{bound.theirsOf('valid_to')}</Theirs>
              </div>
              <div>
                <TextField
                  label={CODES.limit}
                  hint={CODES.limitHint}
                  inputMode="numeric"
                  autoComplete="off"
                  optional
                  {...bound.of('use_limit')}
                />
                <Theirs>{bound.theirsOf('use_limit')}</Theirs>
              </div>
            </div>
          </EditSection>
          <EditSection
            title={CODES.which}
            says={values['which'] === 'some' ? CODES.ticked(tickedIn(values)) : CODES.everyPlan}
            fields={['which', 'plan']}
            isOpen={item?.plan_ids !== null}
          >
            <Select label={CODES.which} hidesLabel options={WHICH} {...bound.of('which')} />
            <PlanTicks
              bound={bound}
              plans={plans}
              currency={currency}
              legend={CODES.somePlans}
              name="plan_ids"
            />
          </EditSection>
        </>
      )}
    </RecordFrame>
  )
}

interface UsesProps {
  code: OfficeCode
  timeZone: string
  currency: Currency
}

function Uses({ code: { uses, used, use_limit: limit }, timeZone, currency }: UsesProps) {
  return (
    <AsideCard title={`${CODES.uses} (${CODES.usedOf(used, limit)})`}>
      {uses.length === 0 && <p className={styles.quiet}>{CODES.noUses}</p>}
      <ul role="list" className={styles.uses}>
        {uses.map((use) => (
          <li key={use.order_id}>
            <span>
              {CODES.order(use.order_seq)}, {use.name}
            </span>
            <span className={styles.quiet}>
              {use.status}, {formatDateTime(use.created_at, timeZone)},{' '}
              {formatMoney(cents(-use.amount), currency)}
            </span>
          </li>
        ))}
      </ul>
    </AsideCard>
  )
}
