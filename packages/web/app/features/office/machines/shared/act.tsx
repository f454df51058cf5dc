import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button, type ButtonVariant } from '#ui/button/button.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import styles from '../machines.module.css'

interface Props {
  action: string
  intent: string
  /** What it is done to. */
  id?: string
  variant?: ButtonVariant
  icon?: IconName
  children: ReactNode
}

/** One button that does one thing, in a form of its own that needs no script. */
export function Act({ action, intent, id = '', variant = 'secondary', icon, children }: Props) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === intent && formData.get('id') === id
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        size="small"
        name="intent"
        value={intent}
        loading={isBusy}
        variant={variant}
        {...(icon && { icon })}
      >
        {children}
      </Button>
    </Form>
  )
}

interface QuestionProps {
  sure: string
  reach: string
  keep: { to: string; label: string }
  children: ReactNode
}

/** What then happens, before it does. */
export function Question({ sure, reach, keep, children }: QuestionProps) {
  return (
    <div className={styles.question} role="group" aria-label={sure}>
      <p className={styles.sure}>
        <Icon name="warning" /> {sure}
      </p>
      <p>{reach}</p>
      <div className={styles.answers}>
        <Link to={keep.to} preventScrollReset>
          {keep.label}
        </Link>
        {children}
      </div>
    </div>
  )
}
