import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { getWaitingHousehold, listWaitingHouseholds } from '@clubhouse/contract/selling/office/waiting-lists'
import { formatDateTime } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { asRouteError } from '#lib/page/api.ts'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { linePath, nameOf } from '../line/line-list.tsx'
import { loadLine } from '../line/load-line.ts'
import { HOUSEHOLD, LINE, LISTS } from '../messages.ts'
import styles from '../waiting.module.css'
import { OfferPanel, RemovePanel } from './waiting-panels.tsx'
import { ExtendPanel, WithdrawPanel } from './offer-panels.tsx'

export { householdAction as action } from './household-action.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { page, club, headers, line } = await loadLine(args)
  const { plan_id } = line
  const front = { plan_id, status: 'waiting' as const, per_page: 1 }
  try {
    const [time, household, { items }] = await Promise.all([
      clubTime(page, club),
      page.call(getWaitingHousehold, { headers, params: { waiting_id: args.params['household'] ?? '' } }),
      page.call(listWaitingHouseholds, { headers, query: front }),
    ])
    const [first] = items
    // Whoever would be next again could not keep their place: they would be offered it at once.
    return { time, line, household, mayKeep: first !== undefined && first.joined_at < household.joined_at }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export const meta = titled<typeof loader>((data) => (data ? nameOf(data.household) : LISTS.title))

/** One household in line: what can be done about it, and what follows from each. */
export default function HouseholdPage() {
  const { time, line, household, mayKeep } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const { position, offered_until: until } = household
  const moment = (at: string) => formatDateTime(at, time.timeZone)
  return (
    <OfficePage
      back={{ to: linePath(line.plan_id), label: line.plan }}
      title={nameOf(household)}
      lead={household.email}
    >
      <FormMessage text={answer?.formError ?? null} />
      <dl className={styles.facts}>
        <Fact label={HOUSEHOLD.plan}>{line.plan}</Fact>
        <Fact label={HOUSEHOLD.count}>{LINE.places(household.count)}</Fact>
        <Fact label={HOUSEHOLD.since}>{moment(household.joined_at)}</Fact>
        {position !== null && <Fact label={HOUSEHOLD.place}>{LINE.inLine(position)}</Fact>}
        {until !== null && <Fact label={HOUSEHOLD.hasUntil}>{moment(until)}</Fact>}
        {household.offered_why !== null && <Fact label={HOUSEHOLD.reason}>{household.offered_why}</Fact>}
      </dl>
      {position !== null && !line.is_on_sale && <p>{LINE.notOnSale}</p>}
      {position !== null && line.is_on_sale && (
        <OfferPanel line={line} household={household} position={position} answer={answer} />
      )}
      {position !== null && <RemovePanel />}
      {until !== null && line.is_on_sale && <ExtendPanel until={until} />}
      {until !== null && <WithdrawPanel answer={answer} mayKeep={mayKeep} />}
    </OfficePage>
  )
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
