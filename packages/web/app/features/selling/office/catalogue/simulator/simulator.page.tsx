import { useRef } from 'react'
import { Form, Link, useLoaderData, useLocation, useSubmit } from 'react-router'
import { agesInWords } from '@clubhouse/domain/selling/catalogue/plan-words'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { parseDate } from '@clubhouse/domain/time/plain-date'
import { titled } from '#lib/page/page-meta.ts'
import { AsideCard, EditFrame } from '#parts/office/edit/edit-frame.tsx'
import { priceIn } from '#parts/office/record/sold-columns.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useDebounced } from '#ui/use-debounced.ts'
import { CODES, DISCOUNTS, PLANS } from '../messages.ts'
import { SIMULATOR } from './messages.ts'
import { Answer } from './answer.tsx'
import { CountSteps } from './count-steps.tsx'
import { loadTrial, SIMULATOR_PATH } from './load-trial.ts'
import styles from './simulator.module.css'

export const loader = loadTrial

export const meta = titled(SIMULATOR.title)

/** As a hand that steps from two to five expects it: once, at the end. */
const PAUSE_MS = 250

/** What a family would pay, and why, before it does. */
export default function SimulatorPage() {
  const { programmes, programme, plans, currency, on, dayError, code, isCheapest, simulated } =
    useLoaderData<typeof loader>()
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const ask = useDebounced(() => {
    if (form.current) void submit(form.current, { replace: true, preventScrollReset: true })
  }, PAUSE_MS)
  const { search } = useLocation()
  const { total, cheaper } = simulated
  const groups = [
    { title: SIMULATOR.children, of: plans.filter(({ plan }) => plan.is_juvenile) },
    { title: SIMULATOR.adults, of: plans.filter(({ plan }) => !plan.is_juvenile) },
  ]
  return (
    <div className={styles.page}>
      <EditFrame
        back={{ to: '/discounts', title: DISCOUNTS.title }}
        title={SIMULATOR.title}
        saveLine={
          <p className={styles.line} role="status">
            <strong>{formatMoney(cents(total), currency)}</strong>
            {cheaper && <span>{SIMULATOR.shortly(cheaper.names, priceIn(cheaper.total, currency))}</span>}
          </p>
        }
        actions={
          <ButtonLink to={SIMULATOR_PATH} icon="undo" reloadDocument>
            {SIMULATOR.again}
          </ButtonLink>
        }
        aside={
          <AsideCard title={SIMULATOR.result}>
            <Answer simulated={simulated} currency={currency} />
            {cheaper && (
              <p className={styles.follow}>
                <Link to={cheapestOf(search)} replace preventScrollReset>
                  {SIMULATOR.show(cheaper.names)}
                </Link>
              </p>
            )}
            {isCheapest && (
              <p className={styles.follow}>
                <Link to={asChosen(search)} replace preventScrollReset>
                  {SIMULATOR.asChosen}
                </Link>
              </p>
            )}
          </AsideCard>
        }
      >
        <Form
          method="get"
          action={SIMULATOR_PATH}
          ref={form}
          className={styles.form}
          onChange={({ target }) => {
            if (isWhole(target)) ask()
          }}
          onBlur={({ target }) => {
            if (target.name === 'code' && target.value !== code) ask()
          }}
        >
          <div className={styles.asked} data-hints="below">
            <Select label={PLANS.programme} name="programme" options={programmes} defaultValue={programme} />
            <DateField calendar label={SIMULATOR.on} name="on" defaultValue={on} error={dayError} />
            <TextField label={CODES.code} name="code" defaultValue={code} autoComplete="off" optional />
            <Button type="submit">{SIMULATOR.try}</Button>
          </div>
          {plans.length === 0 && <p>{SIMULATOR.noPlans}</p>}
          {groups.map(
            ({ title, of }) =>
              of.length > 0 && (
                <section key={title} aria-label={title}>
                  <h2>{title}</h2>
                  <ul role="list" className={styles.plans}>
                    {of.map(({ plan, count }) => (
                      <li key={plan.plan_id} data-chosen={count > 0 || undefined}>
                        <span className={styles.name}>
                          {plan.name}
                          <span>
                            {[
                              priceIn(plan.price, currency),
                              agesOf(plan),
                              plan.is_active ? null : SIMULATOR.hidden,
                            ]
                              .filter(Boolean)
                              .join(' · ')}
                          </span>
                        </span>
                        <CountSteps name={plan.plan_id} label={plan.name} count={count} onStep={ask} />
                      </li>
                    ))}
                  </ul>
                </section>
              ),
          )}
        </Form>
      </EditFrame>
    </div>
  )
}

/** A code is asked for when it is left, a day once it is one: half of it is no answer to anything. */
function isWhole(target: EventTarget): boolean {
  if (target instanceof HTMLSelectElement) return true
  if (!(target instanceof HTMLInputElement) || target.name === 'code') return false
  return target.name !== 'on' || parseDate(target.value).ok
}

const agesOf = ({ age_from: from, age_to: to, age_on: on }: AgesOfPlan) =>
  agesInWords({ from, to, on })?.toLowerCase()

interface AgesOfPlan {
  age_from: number | null
  age_to: number | null
  age_on: string | null
}

function cheapestOf(search: string): string {
  const asked = new URLSearchParams(search)
  asked.set('with', 'cheapest')
  return `${SIMULATOR_PATH}?${asked}`
}

function asChosen(search: string): string {
  const asked = new URLSearchParams(search)
  asked.delete('with')
  return `${SIMULATOR_PATH}?${asked}`
}
