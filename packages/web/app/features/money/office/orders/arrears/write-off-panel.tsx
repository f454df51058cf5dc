import { Form, useNavigation } from 'react-router'
import type { ArrearsPerson, WriteOff } from '@clubhouse/contract/money/office/arrears'
import { MAX_REASON } from '@clubhouse/contract/money/office/order-limits'
import { formatDateTime } from '@clubhouse/domain/format'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { Fold } from '#parts/office/record/fold.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { moneyIn } from '../orders-list.tsx'
import styles from '../order/order.module.css'
import { PERSON, WRITE_OFF } from './messages.ts'

interface Props {
  person: ArrearsPerson
  me: string
  here: string
  requestId: string
  answer: FormAnswer | undefined
  timeZone: string
}

/** One asks, another confirms; whoever stands alone is told who can be the second. */
export function WriteOffPanel(props: Props) {
  const { person } = props
  const waiting = person.write_offs.filter(({ status }) => status === 'asked')
  const past = person.write_offs.filter(({ status }) => status !== 'asked')
  const isWaiting = new Set(waiting.map(({ order_id: id }) => id))
  const late = person.instalments.filter(({ status }) => status === 'failed')
  const next = late.find(({ order_id: id }) => !isWaiting.has(id))?.order_id
  if (late.length === 0 && person.write_offs.length === 0) return null
  const isOpen = waiting.length > 0 || props.answer?.values['intent'] === 'ask'
  return (
    <Fold title={WRITE_OFF.title} lead={WRITE_OFF.short} isUsed={isOpen}>
      <p className={styles.quiet}>{WRITE_OFF.lead}</p>
      {waiting.map((each) => (
        <Asked key={each.write_off_id} {...props} asked={each} />
      ))}
      {next !== undefined && <Ask {...props} late={late.filter(({ order_id: id }) => id === next)} />}
      {past.length > 0 && <Past past={past} currency={person.currency} />}
    </Fold>
  )
}

function Ask({
  person: { colleagues, currency },
  here,
  requestId,
  answer,
  late,
}: Props & { late: ArrearsPerson['instalments'] }) {
  const money = moneyIn(currency)
  const typed = answer?.values['intent'] === 'ask' ? answer : null
  const [first] = late
  return (
    <>
      {colleagues.length === 0 && <p>{WRITE_OFF.alone}</p>}
      <Form method="post" action={here} className={styles.form} preventScrollReset>
        <input type="hidden" name="intent" value="ask" />
        <input type="hidden" name="write_off_id" value={requestId} />
        <input type="hidden" name="order_id" value={first?.order_id ?? ''} />
        <fieldset className={styles.lines}>
          <legend>{WRITE_OFF.which(first?.order_seq ?? 0)}</legend>
          {late.map((each) => (
            <label key={each.scheduled_payment_id} className={styles.tick}>
              <input type="checkbox" name="late" value={each.scheduled_payment_id} />
              <span>
                {displayDate(each.due)}, {money(each.amount)}
                <span className={styles.quiet}>{PERSON.lateBy(each.days)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <TextArea
          label={WRITE_OFF.why}
          hint={WRITE_OFF.whyHint}
          name="reason"
          limit={MAX_REASON}
          rows={2}
          error={typed?.errors['reason']}
          defaultValue={typed?.values['reason'] ?? ''}
        />
        <Button type="submit">{WRITE_OFF.ask}</Button>
      </Form>
    </>
  )
}

function Asked({
  person: { colleagues, currency },
  me,
  here,
  asked: { write_off_id: id, amount, reason, asked: by, order_seq: seq },
  timeZone,
}: Props & { asked: WriteOff }) {
  const sum = moneyIn(currency)(amount)
  const names = colleagues.map(({ name }) => name).join(', ')
  const isMine = by.user_id === me
  return (
    <div className={styles.happens}>
      <p>{WRITE_OFF.asked(by.name, sum, seq, formatDateTime(by.at, timeZone))}</p>
      <p>{WRITE_OFF.reason(reason)}</p>
      {isMine ? (
        <p>{names ? WRITE_OFF.second(names) : WRITE_OFF.alone}</p>
      ) : (
        <>
          <p className={styles.quiet}>{WRITE_OFF.confirmNote}</p>
          <Decide here={here} id={id} intent="confirm" label={WRITE_OFF.confirm(sum)} isFirst={true} />
        </>
      )}
      <Decide here={here} id={id} intent="decline" label={isMine ? WRITE_OFF.takeBack : WRITE_OFF.decline} />
    </div>
  )
}

interface Decision {
  here: string
  id: string
  intent: string
  label: string
  isFirst?: boolean
}

function Decide({ here, id, intent, label, isFirst = false }: Decision) {
  const isBusy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" action={here} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="write_off_id" value={id} />
      <Button type="submit" variant={isFirst ? 'primary' : 'secondary'} loading={isBusy}>
        {label}
      </Button>
    </Form>
  )
}

function Past({ past, currency }: { past: readonly WriteOff[]; currency: string }) {
  const money = moneyIn(currency)
  return (
    <>
      <h3>{WRITE_OFF.past}</h3>
      <ul role="list" className={styles.story}>
        {past.map((each) => (
          <li key={each.write_off_id}>
            {each.status !== 'asked' &&
              WRITE_OFF.decided(money(each.amount), each.order_seq, WRITE_OFF.status[each.status])}
            <span className={styles.quiet}>
              {WRITE_OFF.hands(each.asked.name, each.decided?.name ?? '')}. {WRITE_OFF.reason(each.reason)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
