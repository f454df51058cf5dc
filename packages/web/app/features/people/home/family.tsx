import { Link } from 'react-router'
import type { HomeClub } from '@clubhouse/contract/people/home'
import type { PersonCard, PlanOfPerson } from '@clubhouse/domain/people/home/family-cards'
import { initialsOf } from '#lib/page/initials.ts'
import { Section } from '#parts/money/payments/section.tsx'
import { dayAndMonth } from '#parts/money/payments/words.ts'
import { Badge, type Tone } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import styles from './family.module.css'
import { HOME } from './messages.ts'

interface Props {
  cards: readonly PersonCard[]
  clubs: readonly HomeClub[]
}

/** Everybody of the family with their plans; on a phone a strip to swipe. */
export function Family({ cards, clubs }: Props) {
  return (
    <Section isMain isBare title={HOME.family} more={<Link to="/family">{HOME.manage}</Link>}>
      <ul className={styles.family} role="list">
        {cards.map((card, at) => (
          <Person key={card.person.member_id} card={card} tone={at % 5} namesClub={clubs.length > 1} />
        ))}
        <li className={styles.add}>
          <Link to="/family/add">
            <Icon name="plus" />
            {HOME.add}
          </Link>
        </li>
      </ul>
    </Section>
  )
}

function Person({ card, tone, namesClub }: { card: PersonCard; tone: number; namesClub: boolean }) {
  const { person, plans } = card
  const [first] = plans
  const { member_id: id, first_name: name } = person
  const about = [person.age, person.relation].filter((part) => part !== null).join(' · ')
  return (
    <li className={styles.person}>
      <div className={styles.head}>
        <span
          className={styles.initials}
          data-tone={tone}
          data-initials={initialsOf(person)}
          aria-hidden="true"
        />
        <div>
          <h3 className={styles.name}>
            <Link to={person.relation === null ? '/details' : `/family/${id}`}>{name}</Link>
          </h3>
          <p className={styles.about}>{person.relation === null ? HOME.you : about}</p>
        </div>
      </div>
      <div className={styles.plans}>
        {plans.length === 0 && <p className={styles.about}>{HOME.noPlan}</p>}
        {plans.map((plan) => (
          <div key={plan.membershipId} className={styles.plan}>
            <strong>
              {plan.plan}
              {namesClub && <small>{plan.club.name}</small>}
            </strong>
            <State plan={plan} />
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <span>{first && inWords(first)}</span>
        {first && <Way plan={first} memberId={id} name={name} />}
      </div>
    </li>
  )
}

const LOOKS: Record<PlanOfPerson['state'], { tone: Tone; icon?: IconName }> = {
  active: { tone: 'success' },
  failed: { tone: 'warning' },
  renewal: { tone: 'info', icon: 'clock' },
  ended: { tone: 'neutral' },
}

function State({ plan: { state } }: { plan: PlanOfPerson }) {
  return <Badge {...LOOKS[state]}>{HOME.states[state]}</Badge>
}

function inWords({ state, paid, endsOn, club: { today } }: PlanOfPerson): string {
  if (endsOn !== null && endsOn < today) return HOME.ended(dayAndMonth(endsOn, today))
  if (paid && state !== 'renewal') return HOME.paid(paid.made, paid.of)
  return endsOn === null ? HOME.noEnd : HOME.until(dayAndMonth(endsOn, today))
}

function Way({ plan, memberId, name }: { plan: PlanOfPerson; memberId: string; name: string }) {
  const who = <span className="visually-hidden">{HOME.forPerson(name)}</span>
  if (plan.state === 'ended') return null
  if (plan.state === 'renewal') {
    return (
      <ButtonLink size="small" to="/renew">
        {HOME.renewOne}
        {who}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink size="small" icon="qr-code" to={`/family/${memberId}/card`}>
      {HOME.card}
      {who}
    </ButtonLink>
  )
}
