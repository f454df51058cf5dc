import { Form } from 'react-router'
import type { Feature } from '@clubhouse/contract/site/club'
import type { PlatformClubPage } from '@clubhouse/contract/platform/clubs'
import { FEATURE_WORDS, FEATURES_SHOWN } from '@clubhouse/domain/site/clubs/feature-words'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { CLUB } from './messages.ts'
import styles from './su.module.css'

/** DATA-52: each says what it does, and is live at once. */
export const ClubFeatures = ({ club }: { club: PlatformClubPage }) => (
  <OfficeCard id="features" title={CLUB.features}>
    <ul className={styles.rows} role="list">
      {FEATURES_SHOWN.map((name) => (
        <FeatureRow key={name} name={name} isOn={club.features.includes(name)} />
      ))}
    </ul>
  </OfficeCard>
)

function FeatureRow({ name, isOn }: { name: Feature; isOn: boolean }) {
  const { title, sentence } = FEATURE_WORDS[name]
  return (
    <li className={styles.row}>
      <span>
        <strong>{title}</strong> {isOn && <Badge tone="success">{CLUB.featureOn}</Badge>}
        <span className={styles.quiet}>{sentence}</span>
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
