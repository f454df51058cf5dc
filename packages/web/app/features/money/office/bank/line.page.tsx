import { Form, useActionData, useLoaderData } from 'react-router'
import { getBankLine, type OfficeBankLine } from '@clubhouse/contract/money/office/bank'
import { formatDateTime } from '@clubhouse/domain/format'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Button } from '#ui/button/button.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { AsideForm } from './aside-form.tsx'
import { moneyIn, StateBadge } from './bank-list.tsx'
import styles from './bank.module.css'
import { ChooseOrder } from './choose-order.tsx'
import { BANK, LINE } from './messages.ts'
import { Thought } from './thought.tsx'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'
export { lineAction as action } from './line-action.ts'

export const loader = officeLoader(async ({ call, page, club, headers, search, params: { id = '' } }) => {
  const filter = search.get('filter')?.trim().slice(0, 200) ?? ''
  const [time, line] = await Promise.all([
    clubTime(page, club),
    call(getBankLine, { headers, params: { line_id: id }, query: filter ? { filter } : {} }),
  ])
  return { time, line, filter }
})

export const meta = titled(BANK.title)

/** One line: what it is taken for, and every other way to decide it. */
export default function LinePage() {
  const { time, line, filter } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const money = moneyIn(line.currency)
  const day = displayDate(line.day)
  const isOpen = line.state !== 'recorded' && line.state !== 'aside'
  return (
    <OfficePage
      back={{ to: '/money/bank', label: LINE.back }}
      title={money(Math.abs(line.amount))}
      lead={
        <>
          {line.amount > 0 ? LINE.cameOn(day) : LINE.wentOn(day)}
          {line.text && <b className={styles.wrote}>{line.text}</b>}
        </>
      }
      more={
        <p className={styles.state}>
          <StateBadge state={line.state} />
          {line.reason && (
            <span>{line.state === 'aside' ? LINE.reason(line.reason, line.account) : line.reason}</span>
          )}
          {line.decided_at && (
            <span className={styles.quiet}>
              {LINE.decided(line.decided_by, formatDateTime(line.decided_at, time.timeZone))}
            </span>
          )}
        </p>
      }
    >
      <FormMessage text={answer?.formError ?? null} />
      <div className={styles.ways}>
        <Thought line={line} />
        {!isOpen && <TakeBack line={line} />}
        {isOpen && line.amount > 0 && <ChooseOrder line={line} filter={filter} money={money} />}
        {(isOpen || (line.state === 'aside' && line.account === null)) && <AsideForm line={line} />}
      </div>
    </OfficePage>
  )
}

const TakeBack = ({ line: { state, account } }: { line: OfficeBankLine }) => (
  <Form method="post" className={styles.back}>
    <input type="hidden" name="intent" value="undo" />
    <Button type="submit" icon="undo">
      {LINE.undo}
    </Button>
    <p className={styles.quiet}>
      {state === 'recorded' ? LINE.undoRecorded : account ? LINE.undoBooked : LINE.undoAside}
    </p>
  </Form>
)
