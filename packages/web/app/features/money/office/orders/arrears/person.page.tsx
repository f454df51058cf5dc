import {
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { getArrearsPerson } from '@clubhouse/contract/money/office/arrears'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { moneyIn } from '../orders-list.tsx'
import styles from '../order/order.module.css'
import { agesOf, StateBadge } from './arrears-list.tsx'
import { Instalments } from './instalments.tsx'
import { ARREARS, NOT_SENT, PERSON } from './messages.ts'
import { PlanPanel } from './plan-panel.tsx'
import { WriteOffPanel } from './write-off-panel.tsx'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'
export { personAction as action } from './person-action.ts'

/** What one person owes, and what is done about it. */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { user, club, headers } = await requireClub(page, request)
  try {
    const [time, person] = await Promise.all([
      clubTime(page, club),
      page.call(getArrearsPerson, { headers, params: { person_id: id } }),
    ])
    // Asked twice, it is asked once.
    return { time, person, me: user.user_id, requestId: crypto.randomUUID() as string }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const title = loaderData ? loaderData.person.name : ARREARS.title
  return pageMeta(matches, { title, path: '/arrears', isHidden: true })
}

export function ErrorBoundary() {
  return <ListError path="/arrears" />
}

export default function PersonPage() {
  const { person, time, me, requestId } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const money = moneyIn(person.currency)
  const here = `/arrears/${person.person_id}`
  return (
    <div className={settings.page}>
      <header className={settings.head}>
        <div>
          <Link to="/arrears" className={settings.back}>
            <Icon name="arrow-left" />
            {ARREARS.title}
          </Link>
          <h1 className={settings.heading}>{person.name}</h1>
        </div>
        {person.not_reminded === null && (
          <Form method="post" action={here} preventScrollReset>
            <input type="hidden" name="intent" value="remind" />
            <Button type="submit" icon="mail">
              {ARREARS.remind}
            </Button>
          </Form>
        )}
      </header>
      <FormMessage text={answer?.formError ?? null} />
      <p role="status" className={styles.said}>
        {PERSON.done[search.get('done') ?? ''] ?? ''}
      </p>
      <div className={styles.column}>
        <section className={styles.main}>
          <div>
            <p className={styles.quiet}>{person.email}</p>
            <StateBadge row={person} />
          </div>
          <dl className={styles.sums}>
            <Sum label={PERSON.late} value={money(person.late)} />
            {agesOf(person).map(({ label, amount }) => (
              <Sum key={label} label={label} value={money(amount)} />
            ))}
            <Sum label={PERSON.due} value={money(person.due)} />
          </dl>
          {person.reminded_on !== null && (
            <p className={styles.quiet}>{PERSON.lastReminded(displayDate(person.reminded_on))}</p>
          )}
          {person.not_reminded !== null && <p className={styles.quiet}>{NOT_SENT[person.not_reminded]}</p>}
        </section>
        <Instalments person={person} />
        <PlanPanel person={person} here={here} answer={answer} />
        <WriteOffPanel
          person={person}
          me={me}
          here={here}
          requestId={requestId}
          answer={answer}
          timeZone={time.timeZone}
        />
      </div>
    </div>
  )
}

const Sum = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
