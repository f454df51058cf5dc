import { Link, useLoaderData } from 'react-router'
import { listMembershipCards } from '@clubhouse/contract/people/cards'
import { formatLongDate } from '@clubhouse/domain/format'
import { titled } from '#lib/page/page-meta.ts'
import { qrCode } from '#parts/people/cards/qr.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { memberLoader } from '#lib/page/handlers.ts'
import styles from './card.module.css'
import { KeepButton } from './keep-button.tsx'
import { MemberCard } from './member-card.tsx'
import { CARD } from './messages.ts'

const ZONE = 'Europe/Dublin'

/** One card for each club; the first is shown, the others stand below it. */
export const loader = memberLoader(async ({ call, page, params }) => {
  const { items } = await call(listMembershipCards, {})
  const cards = items
    .filter(({ member_id }) => member_id === params['memberId'])
    .map((card) => ({ card, qr: qrCode(card.check_url) }))
  const people = new Map(items.map(({ member_id: id, first_name: name }) => [id, name]))
  const time = new Intl.DateTimeFormat('en-IE', { timeStyle: 'short', timeZone: ZONE, hourCycle: 'h23' })
  return {
    cards,
    people: [...people],
    path: `/family/${params['memberId']}/card`,
    now: time.format(page.now()),
  }
})

export const meta = titled<typeof loader>((data) => {
  const card = data?.cards[0]?.card
  const title = card ? CARD.titleOf(`${card.first_name} ${card.last_name}`) : CARD.title
  return title
})

export default function CardPage() {
  const { cards, people, path, now } = useLoaderData<typeof loader>()
  const [first] = cards
  if (!first)
    return (
      <>
        <h1 className="visually-hidden">{CARD.title}</h1>
        <EmptyState icon="card" action={<ButtonLink to="/family">{CARD.toFamily}</ButtonLink>}>
          {CARD.none}
        </EmptyState>
      </>
    )
  const until = formatLongDate(first.card.valid_until, ZONE)
  return (
    <div className={styles.show}>
      <div className={styles.bar}>
        <Link to="/family" className={styles.tool}>
          <Icon name="arrow-left" />
          {CARD.back}
        </Link>
        <button type="button" className={styles.tool} aria-label={CARD.print} onClick={() => print()}>
          <Icon name="print" />
        </button>
      </div>
      <div className={styles.stage}>
        {cards.map(({ card, qr }, place) => (
          <MemberCard key={card.membership_id} card={card} qr={qr} now={now} isFirst={place === 0} />
        ))}
        {people.length > 1 && (
          <nav className={styles.people} aria-label={CARD.people}>
            {people.map(([id, name]) => (
              <Link
                key={id}
                to={`/family/${id}/card`}
                aria-current={id === first.card.member_id ? 'page' : undefined}
                reloadDocument
              >
                {name}
              </Link>
            ))}
          </nav>
        )}
      </div>
      <div className={styles.side}>
        <h2>{CARD.heading}</h2>
        <p>{CARD.lead(first.card.first_name)}</p>
        <KeepButton key={path} path={path} />
        <p>{CARD.until(until)}</p>
      </div>
    </div>
  )
}
