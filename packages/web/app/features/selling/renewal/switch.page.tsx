import { type MetaArgs, useActionData, useLoaderData, useSearchParams } from 'react-router'
import { getSwitch } from '@clubhouse/contract/selling/member-renewal'
import { formatLongDate } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { withHero } from '#lib/page/hero.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { memberLoader } from '#lib/page/handlers.ts'
import { SWITCH } from './messages.ts'
import styles from './renewal.module.css'
import { askAction } from './switch-action.ts'
import { SwitchOfferCard } from './switch-offer.tsx'

export const loader = memberLoader(({ call, params }) =>
  call(getSwitch, { params: { membership_id: params['membershipId'] ?? '' } }),
)

export const action = askAction

export const handle = withHero(() => ({ title: SWITCH.title, line: SWITCH.line }))

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, { title: SWITCH.title, path: '/switch', isHidden: true })

/** A change of plan in the middle of a season: what it comes to, and the club is asked to make it. */
export default function SwitchPage() {
  const { club, membership, offers } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const { first_name: name, plan_name: plan, ends_on: end, bundle } = membership
  return (
    <div className={styles.club}>
      <Card padded>
        <p>{SWITCH.from(name, plan, formatLongDate(end, 'UTC'))}</p>
      </Card>
      {search.has('sent') && (
        <Card padded>
          <EmptyState icon="check">{SWITCH.sent}</EmptyState>
        </Card>
      )}
      {offers.length === 0 && (
        <Card padded>
          <EmptyState
            icon="info"
            action={
              <ButtonLink to={`${club.origin}/contact`} reloadDocument>
                {SWITCH.toClub}
              </ButtonLink>
            }
          >
            {bundle ? SWITCH.bundle(bundle) : SWITCH.none}
          </EmptyState>
        </Card>
      )}
      {offers.map((offer) => (
        <SwitchOfferCard
          key={offer.plan.product_id}
          offer={offer}
          club={club}
          before={plan}
          answer={answer?.values['plan_id'] === offer.plan.product_id ? answer : undefined}
        />
      ))}
    </div>
  )
}
