import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { OfficeFeature } from '@clubhouse/contract/site/office/club-settings'
import { FEATURE_WORDS, reachWords } from '@clubhouse/domain/site/clubs/feature-words'
import { Badge } from '#ui/badge/badge.tsx'
import { Button, type ButtonVariant } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { FEATURES } from '../messages.ts'
import styles from './features.module.css'

/** What it switches in one sentence, how it is now, and the switch. */
export function FeatureRow({ feature, isAsking }: { feature: OfficeFeature; isAsking: boolean }) {
  const { name, is_on: isOn, reach } = feature
  const { title, sentence } = FEATURE_WORDS[name]
  return (
    <li className={styles.row} id={idOf(name)}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {title}{' '}
          <Badge {...(isOn && { tone: 'success' as const })}>{isOn ? FEATURES.on : FEATURES.off}</Badge>
        </h2>
        <p className={styles.sentence}>{sentence}</p>
      </div>
      {isAsking ? (
        <div className={styles.question} role="alert" tabIndex={-1}>
          <p className={styles.sure}>
            <Icon name="warning" /> {FEATURES.sure(title)}
          </p>
          <ul>
            {reachWords(name, reach).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <div className={styles.answers}>
            <Link to="/settings/features" className={styles.keep} preventScrollReset>
              {FEATURES.keep}
            </Link>
            <Switch feature={feature} variant="danger" isSure>
              {FEATURES.turnOff}
            </Switch>
          </div>
        </div>
      ) : (
        <Switch feature={feature}>{isOn ? FEATURES.turnOff : FEATURES.turnOn}</Switch>
      )}
    </li>
  )
}

export const idOf = (name: string): string => `feature-${name.toLowerCase().replaceAll(' ', '-')}`

interface SwitchProps {
  feature: Pick<OfficeFeature, 'name' | 'is_on'>
  variant?: ButtonVariant
  isSure?: boolean
  children: ReactNode
}

/** A form of its own, which needs no script. */
export function Switch({
  feature: { name, is_on: isOn },
  variant = 'secondary',
  isSure,
  children,
}: SwitchProps) {
  const { formData } = useNavigation()
  return (
    <Form method="post" action="/settings/features" preventScrollReset>
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="is_on" value={String(!isOn)} />
      {isSure && <input type="hidden" name="sure" value="yes" />}
      <Button type="submit" size="small" variant={variant} loading={formData?.get('name') === name}>
        {children}
        <span className="visually-hidden"> {FEATURE_WORDS[name].title}</span>
      </Button>
    </Form>
  )
}
