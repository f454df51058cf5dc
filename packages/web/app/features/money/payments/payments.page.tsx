import { useLoaderData } from 'react-router'
import type { MemberClub } from '@clubhouse/contract/people/home'
import { listMemberPayments } from '@clubhouse/contract/money/member-orders'
import { comingUp } from '@clubhouse/domain/people/home/coming-up'
import { moneyNeedsOf } from '@clubhouse/domain/people/home/needs'
import { fromQuery } from '@clubhouse/domain/web/list-state'
import { loadPart } from '#lib/page/api.ts'
import { withHero } from '#lib/page/hero.ts'
import { titled } from '#lib/page/page-meta.ts'
import { MONEY } from '#parts/money/payments/messages.ts'
import { ArrearsNeed, RetryNeed } from '#parts/money/payments/money-needs.tsx'
import { PaymentDays } from '#parts/money/payments/payment-days.tsx'
import { Section } from '#parts/money/payments/section.tsx'
import { TodoList } from '#parts/money/payments/todo.tsx'
import { cardInWords, money } from '#parts/money/payments/words.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { ErrorPanel } from '#ui/panel/error-panel.tsx'
import { memberLoader } from '#lib/page/handlers.ts'
import { PAYMENTS } from './messages.ts'
import { ordersOf } from './orders-ahead.ts'
import { PaidTable } from './paid-table.tsx'
import styles from './payments.module.css'
import { SavedCards } from './saved-cards.tsx'
import { seasonLine, seasonOf } from './season-line.ts'

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

export const loader = memberLoader(async ({ call, page, search }) => {
  const { page: number, perPage } = fromQuery(search)
  const query = { page: number, per_page: perPage }
  const part = await loadPart(call(listMemberPayments, { query }), page)
  return { part, now: page.now().toISOString() }
})

export const handle = withHero(({ part }: Loaded) => ({
  title: PAYMENTS.title,
  line: seasonLine(part.value?.clubs ?? []),
}))

export const meta = titled(PAYMENTS.title)

/** What is overdue, what comes, from which card, and what was paid. */
export default function PaymentsPage() {
  const { part, now } = useLoaderData<typeof loader>()
  if (!part.value) {
    return (
      <ErrorPanel title={PAYMENTS.failed} retryTo="/payments">
        {PAYMENTS.tryAgain}
      </ErrorPanel>
    )
  }
  const { clubs, cards, ...made } = part.value
  return (
    <div className={styles.page}>
      <Overdue clubs={clubs} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {clubs.map((club) => (
            <ComingUp key={club.account_id} club={club} isNamed={clubs.length > 1} />
          ))}
        </div>
        <div className={styles.column}>
          <SavedCards cards={cards} clubs={clubs} now={now} />
          {clubs.map((club) => (
            <Season key={club.account_id} club={club} isNamed={clubs.length > 1} />
          ))}
        </div>
      </div>
      <PaidTable made={made} />
    </div>
  )
}

/** What did not go through, as the first page says it. */
function Overdue({ clubs }: { clubs: readonly MemberClub[] }) {
  const needs = moneyNeedsOf(clubs)
  if (needs.length === 0) return null
  return (
    <TodoList label={MONEY.needs}>
      {needs.map((need) =>
        need.kind === 'retry' ? (
          <RetryNeed key={`${need.item.order_id} ${need.item.name} ${need.due}`} need={need} />
        ) : (
          <ArrearsNeed
            key={need.club.account_id}
            need={need}
            title={PAYMENTS.overdue(money(need.amount, need.club.currency))}
          />
        ),
      )}
    </TodoList>
  )
}

function ComingUp({ club, isNamed }: { club: MemberClub; isNamed: boolean }) {
  const days = comingUp(club.items)
  const [next] = days
  const sum = days.reduce((total, { amount }) => total + amount, 0)
  const ahead = club.items.filter(({ later }) => later.some(({ status }) => status === 'planned'))
  const cards = [...new Set(ahead.flatMap(({ card }) => (card ? [cardInWords(card)] : [])))]
  const early = ordersOf(days, { isEarly: true })
  return (
    <Section
      isMain
      title={isNamed ? `${PAYMENTS.comingUp}: ${club.name}` : PAYMENTS.comingUp}
      more={next && <a href={`/payments/calendar?club=${club.slug}`}>{PAYMENTS.calendar}</a>}
    >
      {!next && <p className={styles.quiet}>{PAYMENTS.nothingAhead}</p>}
      <PaymentDays days={days} currency={club.currency} />
      {next && (
        <>
          <p className={styles.small}>
            {PAYMENTS.inAll(days.length, money(sum, club.currency), MONEY.andList(cards))}
          </p>
          <div className={styles.ways}>
            {early.map(({ orderId, who }) => (
              <ButtonLink key={orderId} to={`/orders/${orderId}`}>
                {early.length > 1 ? PAYMENTS.payEarlyFor(MONEY.andList(who)) : PAYMENTS.payEarly}
              </ButtonLink>
            ))}
            <ButtonLink to="/payments/methods">{PAYMENTS.changeCard}</ButtonLink>
          </div>
        </>
      )}
    </Section>
  )
}

function Season({ club, isNamed }: { club: MemberClub; isNamed: boolean }) {
  const sums = seasonOf(club)
  if (sums.length === 0) return null
  return (
    <Section title={isNamed ? `${PAYMENTS.season}: ${club.name}` : PAYMENTS.season}>
      <ul className={styles.people} role="list">
        {sums.map(({ who, paid, total, onlyRenews }) => {
          const [has, of] = [money(paid, club.currency), money(total, club.currency)]
          return (
            <li key={who}>
              <strong>{who}</strong>
              <span>{onlyRenews ? PAYMENTS.soFar(has) : PAYMENTS.ofSum(has, of)}</span>
              {!onlyRenews && (
                <progress value={paid} max={total} aria-label={PAYMENTS.sumLabel(who, has, of)} />
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
