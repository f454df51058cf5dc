import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { OfficeFeature } from '@clubhouse/contract/site/office/club-settings'
import { FEATURE_WORDS, reachWords } from '@clubhouse/domain/site/clubs/feature-words'
import { Button, type ButtonVariant } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { FEATURES } from '../messages.ts'
import styles from './features.module.css'

/** What it switches in one sentence, how it is now, and the switch. */
export function FeatureRow({ feature, isAsking }: { feature: OfficeFeature; isAsking: boolean }) {
  const { name, reach } = feature
  const { title, sentence } = FEATURE_WORDS[name]
  return (
    <li className={styles.row} id={idOf(name)}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
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
            <TurnFeature feature={feature} variant="danger" isSure>
              {FEATURES.turnOff}
            </TurnFeature>
          </div>
        </div>
      ) : (
        <FeatureSwitch feature={feature} />
      )}
    </li>
  )
}

export const idOf = (name: string): string => `feature-${name.toLowerCase().replaceAll(' ', '-')}`

type Switched = Pick<OfficeFeature, 'name' | 'is_on'>

function FeatureSwitch({ feature }: { feature: Switched }) {
  const { name, is_on: isOn } = feature
  const { formData } = useNavigation()
  return (
    <FeatureForm feature={feature}>
      <Switch
        label={FEATURE_WORDS[name].title}
        isOn={isOn}
        said={isOn ? FEATURES.on : FEATURES.off}
        isBusy={formData?.get('name') === name}
      />
    </FeatureForm>
  )
}

interface TurnProps {
  feature: Switched
  variant?: ButtonVariant
  isSure?: boolean
  children: ReactNode
}

/** In words: after a question, and to take it back. */
export function TurnFeature({ feature, variant = 'secondary', isSure, children }: TurnProps) {
  const { name } = feature
  const { formData } = useNavigation()
  return (
    <FeatureForm feature={feature}>
      {isSure && <input type="hidden" name="sure" value="yes" />}
      <Button type="submit" size="small" variant={variant} loading={formData?.get('name') === name}>
        {children}
        <span className="visually-hidden"> {FEATURE_WORDS[name].title}</span>
      </Button>
    </FeatureForm>
  )
}

/** A form of its own, which needs no script. */
const FeatureForm = ({
  feature: { name, is_on: isOn },
  children,
}: {
  feature: Switched
  children: ReactNode
}) => (
  <Form method="post" action="/settings/features" preventScrollReset>
    <input type="hidden" name="name" value={name} />
    <input type="hidden" name="is_on" value={String(!isOn)} />
    {children}
  </Form>
)
