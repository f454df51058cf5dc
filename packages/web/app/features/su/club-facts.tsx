import { Form } from 'react-router'
import { WIRED_FEATURES, type WiredFeature } from '@clubhouse/contract/backoffice/club-limits'
import type { PlatformClubPage } from '@clubhouse/contract/platform/clubs'
import { FEATURE_WORDS } from '@clubhouse/domain/club/feature-words'
import { formatLongDate } from '@clubhouse/domain/format'
import { Button } from '../../ui/button/button.tsx'
import { StateBadge } from './clubs-home.tsx'
import { CLUB } from './messages.ts'
import styles from './su.module.css'

/** What is known of a club without going into it: nobody's details but of those who run it. */
export function ClubFacts({ club }: { club: PlatformClubPage }) {
  return (
    <>
      <section className={styles.block}>
        <h2>{CLUB.facts}</h2>
        <dl className={styles.facts}>
          <dt>{CLUB.state}</dt>
          <dd>
            <StateBadge isSuspended={club.is_suspended} />
          </dd>
          <dt>{CLUB.address}</dt>
          <dd>{new URL(club.site_url).host}</dd>
          <dt>{CLUB.domains}</dt>
          <dd>{club.domains.map(({ domain }) => domain).join(', ') || CLUB.none}</dd>
          <dt>{CLUB.since}</dt>
          <dd>{formatLongDate(club.created_at, club.time_zone)}</dd>
          <dt>{CLUB.money}</dt>
          <dd>{[club.country, club.currency, club.time_zone].filter((each) => each !== null).join(', ')}</dd>
          <dt>{CLUB.members}</dt>
          <dd>{club.members}</dd>
        </dl>
      </section>
      <section className={styles.block}>
        <h2>{CLUB.features}</h2>
        <ul className={styles.list}>
          {WIRED_FEATURES.map((name) => (
            <FeatureRow key={name} name={name} isOn={club.features.includes(name)} />
          ))}
        </ul>
      </section>
      <section className={styles.block}>
        <h2>{CLUB.people}</h2>
        {club.people.length === 0 && <p>{CLUB.nobody}</p>}
        <ul className={styles.list}>
          {club.people.map(({ name, email, role }) => (
            <li key={email}>
              {name}, {role} ({email})
            </li>
          ))}
          {club.asked.map((email) => (
            <li key={email}>{CLUB.waiting(email)}</li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** DATA-52: what it does, and the switch; live at once. */
function FeatureRow({ name, isOn }: { name: WiredFeature; isOn: boolean }) {
  const { title, sentence } = FEATURE_WORDS[name]
  return (
    <li className={styles.row}>
      <span>
        <strong>{title}</strong>: {sentence}
      </span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="act" value={isOn ? 'switch-off' : 'switch-on'} />
        <Button type="submit" size="small" name="feature" value={name} aria-label={CLUB.switch(title, !isOn)}>
          {isOn ? CLUB.switchOff : CLUB.switchOn}
        </Button>
      </Form>
    </li>
  )
}
