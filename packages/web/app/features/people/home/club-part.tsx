import { Link } from 'react-router'
import type { HomeClub } from '@clubhouse/contract/people/home'
import type { AskedEvent } from '@clubhouse/contract/people/team-answers'
import type { Match } from '@clubhouse/contract/site/matches'
import { formatDay } from '@clubhouse/domain/format'
import { comingUp, monthLine } from '@clubhouse/domain/people/home/coming-up'
import type { SiteData } from '#lib/page/site-data.ts'
import { PaymentDays } from '#parts/money/payments/payment-days.tsx'
import { Section } from '#parts/money/payments/section.tsx'
import { cardInWords, money } from '#parts/money/payments/words.ts'
import styles from './home.module.css'
import { LatestOrder } from './latest-order.tsx'
import { HOME } from './messages.ts'
import { MonthTrack } from './month-track.tsx'
import { TeamsPart } from './teams-part.tsx'
import { ThisWeek } from './this-week.tsx'

interface Props {
  club: HomeClub
  site: SiteData
  matches: readonly Match[]
  teams: readonly AskedEvent[]
  now: string
  /** With several clubs each stands under its name. */
  isNamed: boolean
}

const DAYS_SHOWN = 4

export function ClubPart({ club, site, matches, teams, now, isNamed }: Props) {
  return (
    <div className={styles.club}>
      {isNamed && <h2 className={styles.clubName}>{club.name}</h2>}
      <TeamsPart events={teams} now={now} timeZone={club.time_zone} />
      <div className={styles.columns}>
        <NextPayment club={club} />
        <div className={styles.column}>
          <LatestOrder club={club} />
          <ThisWeek club={club} site={site} matches={matches} />
        </div>
      </div>
    </div>
  )
}

function NextPayment({ club }: { club: HomeClub }) {
  const days = comingUp(club.items)
  const [next] = days
  const card = club.items.find(({ order_id: id }) => id === next?.parts[0]?.orderId)?.card ?? null
  return (
    <Section title={HOME.next} more={<Link to="/payments">{HOME.allPayments}</Link>}>
      {next ? (
        <div>
          <p className={styles.big}>{money(next.amount, club.currency)}</p>
          <p className={styles.quiet}>
            {HOME.from(formatDay(next.due, club.time_zone), card && cardInWords(card))}
          </p>
        </div>
      ) : (
        <p className={styles.quiet}>{HOME.noPayments}</p>
      )}
      <MonthTrack months={monthLine(club.items)} currency={club.currency} />
      <PaymentDays days={days.slice(0, DAYS_SHOWN)} currency={club.currency} />
    </Section>
  )
}
