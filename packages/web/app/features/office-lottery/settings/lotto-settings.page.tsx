import {
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from 'react-router'
import { getStore } from '@clubhouse/contract/account'
import { listLottos, type OfficeLotto } from '@clubhouse/contract/backoffice/lottery'
import { cents } from '@clubhouse/domain/money/money'
import type { FormAnswer } from '../../../lib/form/form-answer.ts'
import { FormMessage } from '../../../lib/form/form-message.tsx'
import { asRouteError } from '../../../lib/page/api.ts'
import { pageContext } from '../../../lib/page/page-context.ts'
import { pageMeta } from '../../../lib/page/page-meta.ts'
import { requireClub } from '../../../parts/office/require-club.ts'
import { SettingsFoot } from '../../../parts/office/settings/settings-foot.tsx'
import settings from '../../../parts/office/settings/settings.module.css'
import { RadioGroup } from '../../../ui/field/radio-group.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { writeMoney } from '../../../ui/money-field/parse-money.ts'
import { EmptyState } from '../../../ui/panel/empty-state.tsx'
import { currencySign } from '../currency-sign.ts'
import styles from '../lottery.module.css'
import { LOTTO, SETTINGS } from '../messages.ts'
import { PriceSteps } from '../price-steps.tsx'
import { TIERS } from './lotto-action.ts'

export { LotteryError as ErrorBoundary } from '../lottery-error.tsx'
export { lottoAction as action } from './lotto-action.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  try {
    const [store, lottos] = await Promise.all([
      page.call(getStore, { params: { club: club.slug } }),
      page.call(listLottos, { headers, query: {} }),
    ])
    return { lotto: lottos.items[0] ?? null, currency: store.currency, timeZone: store.time_zone }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: SETTINGS.title, path: '/lotto/settings', isHidden: true })
}

export default function LottoSettingsPage() {
  const { lotto, currency, timeZone } = useLoaderData<typeof loader>()
  return (
    <div className={settings.page}>
      <header>
        <Link to="/lotto" className={settings.back}>
          <Icon name="arrow-left" />
          {LOTTO.title}
        </Link>
        <h1 className={settings.heading}>{SETTINGS.title}</h1>
        {lotto && <p className={settings.lead}>{lotto.name}</p>}
      </header>
      {lotto ? (
        <LottoForm key={lotto.version} lotto={lotto} sign={currencySign(currency)} timeZone={timeZone} />
      ) : (
        <EmptyState icon="ticket">{SETTINGS.none}</EmptyState>
      )}
    </div>
  )
}

function LottoForm({ lotto, sign, timeZone }: { lotto: OfficeLotto; sign: string; timeZone: string }) {
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const isBusy = useNavigation().state === 'submitting'
  const { values = {}, errors = {} } = answer ?? {}
  const money = (name: string, label: string, amount: number | null, hint?: string) => (
    <MoneyField
      {...{ label, name, currency: sign, ...(hint && { hint }) }}
      optional={hint !== undefined}
      defaultValue={values[name] ?? (amount === null ? '' : writeMoney(cents(amount)))}
      error={errors[name]}
    />
  )
  return (
    <Form method="post" action="/lotto/settings" className={settings.form}>
      <FormMessage text={answer?.formError ?? null} />
      <input type="hidden" name="version" value={lotto.version} />
      <input type="hidden" name="lottery_id" value={lotto.lottery_id} />
      {lotto.tickets_ahead > 0 && <p className={styles.reach}>{SETTINGS.reach(lotto.tickets_ahead)}</p>}
      <div className={settings.block}>
        {money('jackpot', SETTINGS.jackpot, lotto.jackpot)}
        {money('jackpot_start', SETTINGS.start, lotto.jackpot_start)}
        {money('jackpot_step', SETTINGS.step, lotto.jackpot_step)}
        {money('jackpot_cap', SETTINGS.cap, lotto.jackpot_cap, SETTINGS.capHint)}
      </div>
      <div className={settings.block}>
        <h2>{SETTINGS.prizes}</h2>
        {TIERS.map((tier) => {
          const prize = lotto.prizes.find((each) => each.tier === tier)
          return (
            <MoneyField
              key={tier}
              {...{ label: tier, name: tier, currency: sign, optional: true }}
              defaultValue={values[tier] ?? (prize ? writeMoney(cents(prize.amount)) : '')}
              error={errors[tier]}
            />
          )
        })}
      </div>
      <div className={settings.block}>
        <h2>{SETTINGS.prices}</h2>
        <PriceSteps steps={lotto.prices} {...{ sign, values, errors }} />
      </div>
      <div className={settings.block}>
        <TextField
          label={SETTINGS.closes}
          hint={SETTINGS.closesHint}
          name="closes_minutes_before"
          inputMode="numeric"
          defaultValue={values['closes_minutes_before'] ?? String(lotto.closes_minutes_before)}
          error={errors['closes_minutes_before']}
        />
        <RunBy value={values['run_by'] ?? lotto.run_by} />
      </div>
      <SettingsFoot {...{ isBusy, timeZone }} savedAt={search.get('saved')} label={SETTINGS.save} />
    </Form>
  )
}

function RunBy({ value }: { value: string }) {
  return (
    <RadioGroup
      label={SETTINGS.runBy}
      name="run_by"
      defaultValue={value}
      options={[
        { value: 'people', label: SETTINGS.people },
        { value: 'clock', label: SETTINGS.clock },
      ]}
    />
  )
}
