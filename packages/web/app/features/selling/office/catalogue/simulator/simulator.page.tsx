import { Form, type MetaArgs, useLoaderData } from 'react-router'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { pageMeta } from '#lib/page/page-meta.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import styles from '#parts/office/record/record.module.css'
import { CODES, DISCOUNTS, SIMULATOR } from '../messages.ts'
import { RecordPage } from '#parts/office/record/record-page.tsx'
import { bundleField, loadTrial } from './load-trial.ts'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'
export const loader = loadTrial

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: SIMULATOR.title, path: '/discounts/simulator', isHidden: true })
}

const COUNT = { inputMode: 'numeric', autoComplete: 'off' } as const

/** What a family would pay, and why, before it does. */
export default function SimulatorPage() {
  const { plans, bundles, currency, values, simulated } = useLoaderData<typeof loader>()
  const money = (amount: number) => formatMoney(cents(amount), currency)
  const { lines, discounts, code, total } = simulated
  return (
    <RecordPage back={{ to: '/discounts', label: DISCOUNTS.title }} title={SIMULATOR.title}>
      <section className={settings.form} aria-label={SIMULATOR.result}>
        {lines.length === 0 && <p className={styles.quiet}>{SIMULATOR.nothing}</p>}
        <dl className={styles.sums}>
          {lines.map(({ name, why, amount }) => (
            <div key={name}>
              <dt>
                {name} <span className={styles.quiet}>{why}</span>
              </dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
          {lines.length > 0 &&
            discounts.map(({ name, why, amount }) => (
              <div key={name}>
                <dt>
                  {name} <span className={styles.quiet}>{why}</span>
                </dt>
                <dd>{amount === null ? SIMULATOR.none : `−${money(amount)}`}</dd>
              </div>
            ))}
          {code && (
            <div>
              <dt>
                {code.name} <span className={styles.quiet}>{code.problem}</span>
              </dt>
              <dd>{code.problem === null ? `−${money(code.amount)}` : SIMULATOR.none}</dd>
            </div>
          )}
          <div className={styles.total}>
            <dt>{SIMULATOR.total}</dt>
            <dd>{money(total)}</dd>
          </div>
        </dl>
      </section>
      <Form method="get" action="/discounts/simulator" className={settings.form}>
        <div className={settings.block}>
          <h2>{SIMULATOR.plans}</h2>
          <div className={styles.row}>
            {plans.map(({ plan_id: id, name, program }) => (
              <TextField
                key={id}
                label={name}
                hint={program}
                name={id}
                defaultValue={values[id] || '0'}
                {...COUNT}
              />
            ))}
          </div>
        </div>
        {bundles.map((bundle) => (
          <fieldset key={bundle.bundle_id} className={styles.part}>
            <legend>{bundle.name}</legend>
            <div className={styles.row}>
              {bundle.items.map(({ plan_id: id }) => {
                const name = bundleField(bundle.bundle_id, id)
                const label = plans.find((plan) => plan.plan_id === id)?.name ?? SIMULATOR.aPlan
                return (
                  <TextField
                    key={id}
                    label={label}
                    name={name}
                    defaultValue={values[name] || '0'}
                    {...COUNT}
                  />
                )
              })}
            </div>
          </fieldset>
        ))}
        <TextField label={CODES.code} name="code" defaultValue={values['code']} autoComplete="off" optional />
        <div className={settings.foot}>
          <Button type="submit" variant="primary">
            {SIMULATOR.try}
          </Button>
        </div>
      </Form>
    </RecordPage>
  )
}
