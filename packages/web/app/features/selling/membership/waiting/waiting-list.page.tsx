import { useEffect, useRef, useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { getWaitingLine } from '@clubhouse/contract/selling/waiting-list'
import { dayOf, formatShortPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { placeInLine } from '@clubhouse/domain/selling/waiting-list/line-words'
import { agesInWords } from '@clubhouse/domain/selling/catalogue/plan-words'
import { memberLoader } from '#lib/page/handlers.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { BuyBar } from '#parts/selling/buying/buy-bar.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { MEMBERSHIP_PATH } from '../paths.ts'
import { InLine } from './in-line.tsx'
import { JoinButton, JoinForm, useTicked } from './join-form.tsx'
import { LINE } from './messages.ts'
import styles from './waiting-list.module.css'
import { forgetWaitingPlaces } from './waiting-places.ts'

export { waitingAction as action } from './waiting-action.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = memberLoader(async ({ call, page, params }) => {
  const asked = { club: clubOf(page), plan_id: params['planId'] ?? '' }
  const line = await call(getWaitingLine, { params: asked })
  return { ...line, today: dayOf(page.now().toISOString(), line.time_zone) }
})

export const meta = titled(LINE.title)

/** A plan that is sold out: whoever wants a place says for whom, sees where they are in line, and can leave it. */
export default function WaitingListPage() {
  const line = useLoaderData<typeof loader>()
  const { plan, place, closed } = line
  const head = useFocusOnChange(place?.waiting_id ?? null)
  useEffect(forgetWaitingPlaces, [line])
  const ticked = useTicked(line)
  const [chosen, setCount] = useState<number | null>(null)
  const count = chosen ?? ticked.length
  const canJoin = !place && !closed
  const price = formatShortPrice(cents(plan.price), plan.currency)
  const programme = `${MEMBERSHIP_PATH}?${new URLSearchParams({ id: plan.program_id })}`
  return (
    <>
      <header className={styles.hero}>
        <div className={`container ${styles.inside}`}>
          <Link className={styles.back} to={programme}>
            <Icon name="arrow-left" />
            {LINE.back}
          </Link>
          <h1>{plan.name}</h1>
          <p className={styles.lead}>{LINE.lead(agesInWords(plan.ages), plan.price, plan.currency)}</p>
        </div>
      </header>
      <div className={`container ${styles.split}`}>
        <div ref={head} tabIndex={-1} className={styles.main}>
          {place && <InLine line={line} place={place} programme={programme} />}
          {!place && closed && (
            <Card padded>
              <EmptyState icon="info" action={<ButtonLink to={programme}>{LINE.choose}</ButtonLink>}>
                {LINE.closed[closed]}
              </EmptyState>
            </Card>
          )}
          {canJoin && <JoinForm line={line} count={count} onCount={setCount} />}
        </div>
        <Card as="section" padded className={styles.how}>
          <h2>{LINE.how}</h2>
          <ol role="list">
            {LINE.steps(price).map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </Card>
      </div>
      {canJoin && (
        <BuyBar sum={placeInLine(line.families)} words={LINE.nothingToPay}>
          <JoinButton count={count} />
        </BuyBar>
      )}
    </>
  )
}

/** What was pressed is gone once somebody has joined or left: what stands there instead is read next. */
function useFocusOnChange(what: string | null) {
  const element = useRef<HTMLDivElement>(null)
  const before = useRef(what)
  useEffect(() => {
    if (before.current !== what) element.current?.focus()
    before.current = what
  }, [what])
  return element
}
