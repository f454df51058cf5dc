import {
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { getBankLine } from '@clubhouse/contract/money/office/bank'
import { MAX_ASIDE_REASON } from '@clubhouse/contract/money/office/bank-limits'
import { formatDateTime } from '@clubhouse/domain/format'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { asRouteError } from '#lib/page/api.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { moneyIn, StateBadge } from './bank-list.tsx'
import styles from './bank.module.css'
import { ChooseOrder } from './choose-order.tsx'
import { BANK, LINE } from './messages.ts'
import { Thought } from './thought.tsx'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'
export { lineAction as action } from './line-action.ts'

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const filter = askedAddress(request).searchParams.get('filter')?.trim().slice(0, 200) ?? ''
  try {
    const [time, line] = await Promise.all([
      clubTime(page, club),
      page.call(getBankLine, { headers, params: { line_id: id }, query: filter ? { filter } : {} }),
    ])
    return { time, line, filter }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: BANK.title, path: '/money/bank', isHidden: true })
}

export function ErrorBoundary() {
  return <ListError path="/money/bank" />
}

/** One line: what it is taken for, and every other way to decide it. */
export default function LinePage() {
  const { time, line, filter } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const money = moneyIn(line.currency)
  const day = displayDate(line.day)
  const isOpen = line.state !== 'recorded' && line.state !== 'aside'
  return (
    <div className={settings.page}>
      <header>
        <Link to="/money/bank" className={settings.back}>
          <Icon name="arrow-left" />
          {LINE.back}
        </Link>
        <h1 className={settings.heading}>{money(Math.abs(line.amount))}</h1>
        <p className={settings.lead}>
          {line.amount > 0 ? LINE.cameOn(day) : LINE.wentOn(day)}
          {line.text && <b className={styles.wrote}>{line.text}</b>}
        </p>
        <p className={styles.state}>
          <StateBadge state={line.state} />
          {line.reason && <span>{line.state === 'aside' ? LINE.reason(line.reason) : line.reason}</span>}
          {line.decided_at && (
            <span className={styles.quiet}>
              {LINE.decided(line.decided_by, formatDateTime(line.decided_at, time.timeZone))}
            </span>
          )}
        </p>
      </header>
      <FormMessage text={answer?.formError ?? null} />
      <div className={styles.ways}>
        <Thought line={line} />
        {!isOpen && <TakeBack isRecorded={line.state === 'recorded'} />}
        {isOpen && line.amount > 0 && <ChooseOrder line={line} filter={filter} money={money} />}
        {isOpen && (
          <section className={styles.way} id="aside" aria-labelledby="aside-title">
            <h2 id="aside-title">{LINE.aside}</h2>
            <p className={styles.quiet}>{LINE.asideLead}</p>
            <Form method="post" className={styles.find}>
              <input type="hidden" name="intent" value="aside" />
              <TextField
                label={LINE.why}
                name="reason"
                maxLength={MAX_ASIDE_REASON}
                error={answer?.errors?.['reason']}
              />
              <Button type="submit" icon="box">
                {LINE.asideConfirm}
              </Button>
            </Form>
          </section>
        )}
      </div>
    </div>
  )
}

const TakeBack = ({ isRecorded }: { isRecorded: boolean }) => (
  <Form method="post" className={styles.back}>
    <input type="hidden" name="intent" value="undo" />
    <Button type="submit" icon="undo">
      {LINE.undo}
    </Button>
    <p className={styles.quiet}>{isRecorded ? LINE.undoRecorded : LINE.undoAside}</p>
  </Form>
)
