import { accountUrl } from '#lib/page/cross-site-url.ts'
import { useClub } from '#lib/page/site-data.ts'
import { Crest } from '#parts/site/club/crest.tsx'
import { CONFIRMATION } from '../messages.ts'
import { type BoughtCard, seasonOfAll } from './bought-cards.ts'
import styles from './joined-cards.module.css'

/** The membership cards of those who joined, one on top of the other; each opens in My account. */
export function JoinedCards({ cards }: { cards: readonly BoughtCard[] }) {
  const club = useClub()
  if (cards.length === 0) return null
  return (
    <section className={styles.joined} aria-label={CONFIRMATION.cards.title}>
      <ul className={styles.cards} role="list">
        {cards.map(({ member_id: id, first_name: first, last_name: last, plan, number }) => (
          <li key={id}>
            <a className={styles.card} href={accountUrl(club, `/family/${id}/card`)}>
              <span className={styles.plate}>
                <Crest club={club.account} cdnHost={club.cdnHost} />
              </span>
              <span className={styles.who}>
                <b>{`${first} ${last}`}</b>
                <span>{plan}</span>
              </span>
              <span className={styles.number}>{number}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{CONFIRMATION.cards.where(seasonOfAll(cards), cards.length)}</p>
    </section>
  )
}
