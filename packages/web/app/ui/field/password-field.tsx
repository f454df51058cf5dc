import { useId, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Field, splitText } from './field.tsx'
import styles from './field.module.css'
import type { InputProps } from './text-field.tsx'

export type PasswordRule = { label: string; isMet: boolean }

type Props = Omit<InputProps, 'type' | 'autoComplete'> & {
  autoComplete: 'new-password' | 'current-password'
  /** Ticked as they are met; the caller knows the rules. */
  rules?: PasswordRule[]
}

export function PasswordField(props: Props) {
  const [text, { rules, ...input }] = splitText(props)
  const [isShown, setShown] = useState(false)
  const rulesId = useId()
  return (
    <Field {...text} after={rules && <Rules id={rulesId} rules={rules} />}>
      {(control) => (
        <div className={styles.wrap}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            aria-describedby={classNames(control['aria-describedby'], rules && rulesId) || undefined}
            type={isShown ? 'text' : 'password'}
            className={classNames(styles.control, styles.withButton)}
          />
          <span className={styles.inner}>
            <IconButton
              icon={isShown ? 'eye-off' : 'eye'}
              label={isShown ? 'Hide password' : 'Show password'}
              aria-controls={control.id}
              onClick={() => setShown(!isShown)}
            />
          </span>
        </div>
      )}
    </Field>
  )
}

function Rules({ id, rules }: { id: string; rules: PasswordRule[] }) {
  return (
    <ul id={id} className={styles.rules} role="list">
      {rules.map((rule) => (
        <li key={rule.label} data-met={rule.isMet || undefined}>
          {rule.isMet ? <Icon name="check" label="Done:" /> : <span className={styles.pending} />}
          {rule.label}
        </li>
      ))}
    </ul>
  )
}
