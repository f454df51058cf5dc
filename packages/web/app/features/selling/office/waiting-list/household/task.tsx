import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, type ButtonVariant } from '#ui/button/button.tsx'
import type { IconName } from '#ui/icon/icon.tsx'
import styles from '../waiting.module.css'

interface Props {
  intent: string
  title: string
  /** What follows from it, before it is pressed. */
  lead: string
  icon: IconName
  variant?: ButtonVariant
  children?: ReactNode
}

/** One thing that can be done, with what follows from it. */
export function Task({ intent, title, lead, icon, variant = 'secondary', children }: Props) {
  const isBusy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" className={styles.task} aria-labelledby={`task-${intent}`}>
      <div>
        <h2 id={`task-${intent}`}>{title}</h2>
        <p className={styles.quiet}>{lead}</p>
      </div>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" variant={variant} icon={icon} loading={isBusy}>
        {title}
      </Button>
    </Form>
  )
}
