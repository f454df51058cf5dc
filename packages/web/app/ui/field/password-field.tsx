import { useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Field, splitText } from './field.tsx'
import styles from './field.module.css'
import type { InputProps } from './text-field.tsx'

type Props = Omit<InputProps, 'type' | 'autoComplete'> & { autoComplete: 'new-password' | 'current-password' }

export function PasswordField(props: Props) {
  const [text, input] = splitText(props)
  const [isShown, setShown] = useState(false)
  return (
    <Field {...text}>
      {(control) => (
        <div className={styles.wrap}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
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
