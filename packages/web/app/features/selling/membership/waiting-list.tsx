import { type FormEvent, useState } from 'react'
import { Form, useActionData, useLocation, useNavigate } from 'react-router'
import type { PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { formatDateTime } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { usePost } from '#lib/post/use-post.ts'
import { Button } from '#ui/button/button.tsx'
import { dialogAddress } from '#ui/dialog/routed-dialog-address.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Stepper } from '#ui/stepper/stepper.tsx'
import { PLAN, WAITING } from './messages.ts'
import styles from './plan-card.module.css'
import { useWaitingPlace } from './waiting-places.ts'

/** As many as one household may wait for together. */
const MOST = 10

/** Sold out, and what somebody can do about it: wait, with brothers and sisters together. */
export function WaitForPlace({ plan }: { plan: PlanProduct }) {
  const { plan_id: planId } = plan.metadata
  const { place, joined } = useWaitingPlace(planId)
  const [count, setCount] = useState(1)
  const location = useLocation()
  const navigate = useNavigate()
  const { post, answer, isBusy } = usePost({ name: `waiting-list/${planId}`, failed: WAITING.failed })
  const served = useActionData<FormAnswer>()
  const failed = answer ?? (served?.values['plan_id'] === planId ? served : undefined)
  // Where somebody is: without a script only what the address says is open.
  const address = location.pathname + location.search

  async function join(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const outcome = await post(address, new FormData(event.currentTarget))
    if (outcome === 'redirected') joined()
    // Over the page, so that what is chosen and open stays as it is.
    if (outcome === 'signed-out') {
      void navigate(dialogAddress(location, 'authentication/check-email'), {
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      })
    }
  }

  const soldOut = <span className={styles.soldOut}>{PLAN.soldOut}</span>
  if (place) {
    return (
      <>
        {soldOut}
        <p className={styles.waiting} role="status">
          <Icon name="check" />
          {WAITING.waiting(place.ahead ?? 0)}
        </p>
      </>
    )
  }
  return (
    <>
      <Stepper
        label={WAITING.places(plan.name)}
        count={count}
        onLess={count > 1 ? () => setCount(count - 1) : undefined}
        onMore={count < MOST ? () => setCount(count + 1) : undefined}
      />
      {soldOut}
      <Form method="post" action={address} className={styles.wait} onSubmit={(event) => void join(event)}>
        <input type="hidden" name="plan_id" value={planId} />
        <input type="hidden" name="count" value={count} />
        <Button type="submit" variant="quiet" wide loading={isBusy} aria-describedby={`plan-${plan.slug}`}>
          {WAITING.join}
        </Button>
        {failed?.formError && (
          <p className={styles.failed} role="alert">
            {failed.formError}
          </p>
        )}
      </Form>
    </>
  )
}

/** Somebody’s turn has come: the place is theirs to buy until then. */
export function HeldPlace({ plan, timeZone }: { plan: PlanProduct; timeZone: string }) {
  const { place } = useWaitingPlace(plan.metadata.plan_id)
  if (place?.status !== 'offered') return null
  return (
    <p className={styles.waiting} role="status">
      <Icon name="clock" />
      {WAITING.held(place.count, place.offered_until && formatDateTime(place.offered_until, timeZone))}
    </p>
  )
}
