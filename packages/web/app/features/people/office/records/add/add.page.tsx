import { type FormEvent, useState } from 'react'
import {
  Form,
  Link,
  useActionData,
  useFetcher,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from 'react-router'
import { REGISTRATION_WAYS } from '@clubhouse/contract/selling/office/by-hand-limits'
import { listProducts } from '@clubhouse/contract/selling/products'
import { getStore } from '@clubhouse/contract/site/club'
import { dayOf, formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { holds } from '@clubhouse/domain/office/offices'
import { FormMessage } from '#lib/form/form-message.tsx'
import { loadPart } from '#lib/page/api.ts'
import { titled } from '#lib/page/page-meta.ts'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { FormSection } from '#parts/office/page/form-section.tsx'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { BirthField } from '#parts/people/birth/birth-field.tsx'
import { Done } from '#parts/office/page/done.tsx'
import { Button } from '#ui/button/button.tsx'
import { ChoiceGroup } from '#ui/field/choice-group.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import { useDebounced } from '#ui/use-debounced.ts'
import type { AddAnswer } from './add-action.ts'
import styles from './add.module.css'
import { HolderFields } from './holder-fields.tsx'
import { ADD_PERSON } from './messages.ts'
import { PaperFields, PayFields } from './pay-fields.tsx'
import { type PlanChoice, plansFor } from './plans-for.ts'
import { type ChosenPlans, chosenIn, whichPlans } from './which-plans.ts'
import { SamePeople, ToPay } from './to-pay.tsx'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'
export { addAction as action } from './add-action.ts'

const PATH = '/members/new'

export const loader = officeLoader(async ({ call, page, club }) => {
  const params = { club: club.slug }
  const { currency, time_zone: zone } = await call(getStore, { params })
  // A club without memberships has no plan.
  const { value } = await loadPart(call(listProducts, { params, query: { type: ['Plan'] } }), page)
  return {
    currency,
    today: dayOf(page.now().toISOString(), zone),
    plans: plansFor(value?.items ?? []),
    mayTakeMoney: holds(club, ['money']),
    // Pressed twice, it is done once.
    requestId: crypto.randomUUID(),
  }
})

export const meta = titled(ADD_PERSON.title)

/** A paper form on the desk, and the money beside it. */
export default function AddPersonPage() {
  const { currency } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const money = (amount: number) => formatMoney(cents(amount), currency)
  const person = search.get('person')
  return (
    <OfficePage
      back={{ to: '/members', label: ADD_PERSON.back }}
      title={ADD_PERSON.title}
      lead={ADD_PERSON.lead}
    >
      <Registered money={money} />
      <AddForm key={person ?? ''} money={money} />
    </OfficePage>
  )
}

type Money = { money: (amount: number) => string }

const DONE_WAYS = [...REGISTRATION_WAYS, 'link'] as const

function Registered({ money }: Money) {
  const { mayTakeMoney } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const person = search.get('person')
  const way = DONE_WAYS.find((each) => each === search.get('way')) ?? 'cash'
  return (
    <Done>
      {person && (
        <>
          <b>{ADD_PERSON.done}</b> {ADD_PERSON.doneWay[way](money(Number(search.get('sum')) || 0))}{' '}
          {search.has('open') && ADD_PERSON.unfinished}{' '}
          <span className={styles.ways}>
            {search.has('open') && <Link to={`/members/${person}/paper`}>{ADD_PERSON.typePaper}</Link>}
            <Link to={`/members/${person}`}>{ADD_PERSON.see}</Link>
            <Link to={`/orders/${search.get('order') ?? ''}`}>
              {ADD_PERSON.order(search.get('number') ?? '')}
            </Link>
            {way === 'later' && mayTakeMoney && (
              <Link to={`/orders/${search.get('order') ?? ''}?task=link`}>{ADD_PERSON.sendLink}</Link>
            )}
          </span>
        </>
      )}
    </Done>
  )
}

/** Without a script the same by pressing: what is chosen above decides by the style sheet what is asked below. */
function AddForm({ money }: Money) {
  const { plans, today, mayTakeMoney, requestId } = useLoaderData<typeof loader>()
  const posted = useActionData<AddAnswer>()
  const asking = useFetcher<AddAnswer>()
  const isHydrated = useHydrated()
  const isBusy = useNavigation().formMethod === 'POST'
  const [holderId, setHolder] = useState(posted?.values['holder_id'] ?? '')
  const [chosen, setChosen] = useState<ChosenPlans>({
    isChild: posted?.values['kind'] !== 'adult',
    planIds: posted?.planIds ?? [],
  })
  const quote = (asking.state === 'idle' && asking.data ? asking.data : posted)?.quote ?? null
  const total = quote?.total ?? null
  const ask = useDebounced((form: HTMLFormElement) => {
    const given = new FormData(form)
    given.set('intent', 'price')
    // Whom to look for is asked by its button.
    given.delete('search')
    if (['child_plan', 'adult_plan'].some((name) => given.has(name)))
      void asking.submit(given, { method: 'post', action: PATH })
  }, 400)
  const errors = posted?.errors ?? {}
  const values = posted?.values ?? {}
  return (
    <Form
      method="post"
      action={PATH}
      className={styles.form}
      noValidate
      onChange={(event: FormEvent<HTMLFormElement>) => {
        ask(event.currentTarget)
        setChosen(chosenIn(new FormData(event.currentTarget)))
      }}
    >
      <input type="hidden" name="request_id" value={requestId} />
      <div className={styles.fields}>
        <FormMessage text={posted?.formError ?? null} />
        <FormSection as="section" titleId="add-who" title={ADD_PERSON.who}>
          <RadioGroup
            label={ADD_PERSON.kind}
            hidesLabel
            inline
            name="kind"
            defaultValue={values['kind'] || 'child'}
            options={[
              { value: 'child', label: ADD_PERSON.child },
              { value: 'adult', label: ADD_PERSON.adult },
            ]}
          />
          <div className={styles.person}>
            <Columns>
              <TextField
                label={ADD_PERSON.first}
                name="first_name"
                maxLength={80}
                autoComplete="off"
                defaultValue={values['first_name'] ?? ''}
                error={errors['first_name']}
              />
              <TextField
                label={ADD_PERSON.last}
                name="last_name"
                maxLength={80}
                autoComplete="off"
                defaultValue={values['last_name'] ?? ''}
                error={errors['last_name']}
              />
            </Columns>
            <BirthField
              label={ADD_PERSON.born}
              name="date_of_birth"
              today={today}
              says={whichPlans(plans, chosen, today)}
              defaultValue={values['date_of_birth'] ?? ''}
              error={errors['date_of_birth']}
            />
          </div>
        </FormSection>
        <HolderFields answer={posted} holderId={holderId} onHolder={setHolder} />
        <FormSection as="section" titleId="add-plan" title={ADD_PERSON.plan}>
          <PlanFields kind="child" plans={plans} answer={posted} money={money} />
          <PlanFields kind="adult" plans={plans} answer={posted} money={money} />
        </FormSection>
        <PaperFields answer={posted} />
        <PayFields answer={posted} mayTakeMoney={mayTakeMoney} total={total} money={money} />
      </div>
      <div className={styles.aside}>
        <ToPay quote={quote} money={money} />
        <SamePeople quote={quote} />
        <div className={styles.foot}>
          <Button
            type="submit"
            name="intent"
            value="register"
            variant="primary"
            size="large"
            loading={isBusy}
            disabled={isHydrated && plans.length === 0}
          >
            {total === null ? ADD_PERSON.register : ADD_PERSON.registerFor(money(total))}
          </Button>
        </div>
        <p className={styles.quiet}>
          <Link to="/people/import">{ADD_PERSON.pile}</Link>
        </p>
      </div>
    </Form>
  )
}

interface PlanProps extends Money {
  kind: 'child' | 'adult'
  plans: readonly PlanChoice[]
  answer: AddAnswer | undefined
}

function PlanFields({ kind, plans, answer, money }: PlanProps) {
  const own = plans.filter(({ isForChildren }) => isForChildren === (kind === 'child'))
  return (
    <div className={kind === 'child' ? styles.onlyChild : styles.onlyAdult}>
      <ChoiceGroup label={ADD_PERSON.plans} error={answer?.errors['plan_ids']}>
        {own.map(({ id, name, price, note, isOpen }) => (
          <label key={id} className={styles.plan} data-closed={!isOpen || undefined}>
            <input
              type="checkbox"
              name={`${kind}_plan`}
              value={id}
              disabled={!isOpen}
              defaultChecked={answer?.planIds.includes(id) ?? false}
            />
            <span className={styles.planName}>
              {name}
              <span className={styles.quiet}>{note}</span>
            </span>
            <span>{money(price)}</span>
          </label>
        ))}
      </ChoiceGroup>
      {own.length === 0 && (
        <p className={styles.quiet}>
          {ADD_PERSON.noPlans} <Link to="/plans">{ADD_PERSON.toPlans}</Link>
        </p>
      )}
    </div>
  )
}
