import { Form, Link, useNavigation } from 'react-router'
import type { OfficeSignUp } from '@clubhouse/contract/site/office/club-settings'
import { Badge } from '#ui/badge/badge.tsx'
import { Button, type ButtonVariant } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { SIGN_UP } from '../messages.ts'
import styles from './features.module.css'

export const SIGN_UP_NAME = 'Sign-up'

/** OPEN-003: whether people can join on the club's site; closing it is asked about, since members cannot sign in meanwhile. */
export function SignUpSwitch({ signUp, isAsking }: { signUp: OfficeSignUp; isAsking: boolean }) {
  const { is_open: isOpen, may_change: mayChange } = signUp
  return (
    <li className={styles.row} id="feature-sign-up">
      <div className={styles.words}>
        <h2 className={styles.title}>
          {SIGN_UP.title}{' '}
          <Badge {...(isOpen && { tone: 'success' as const })}>
            {isOpen ? SIGN_UP.open : SIGN_UP.closed}
          </Badge>
        </h2>
        <p className={styles.sentence}>{isOpen ? SIGN_UP.openLead : SIGN_UP.closedLead}</p>
        {!mayChange && <p className={styles.sentence}>{SIGN_UP.owners}</p>}
      </div>
      {isAsking ? (
        <div className={styles.question} role="alert" tabIndex={-1}>
          <p className={styles.sure}>
            <Icon name="warning" /> {SIGN_UP.sure}
          </p>
          <ul>
            {SIGN_UP.reach.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <div className={styles.answers}>
            <Link to="/settings/features" className={styles.keep} preventScrollReset>
              {SIGN_UP.keep}
            </Link>
            <Turn isOpen={isOpen} variant="danger" isSure />
          </div>
        </div>
      ) : (
        mayChange && <Turn isOpen={isOpen} />
      )}
    </li>
  )
}

interface TurnProps {
  isOpen: boolean
  variant?: ButtonVariant
  isSure?: boolean
}

function Turn({ isOpen, variant = 'secondary', isSure }: TurnProps) {
  const { formData } = useNavigation()
  return (
    <Form method="post" action="/settings/features" preventScrollReset>
      <input type="hidden" name="name" value={SIGN_UP_NAME} />
      <input type="hidden" name="is_on" value={String(!isOpen)} />
      {isSure && <input type="hidden" name="sure" value="yes" />}
      <Button type="submit" size="small" variant={variant} loading={formData?.get('name') === SIGN_UP_NAME}>
        {isOpen ? SIGN_UP.close : SIGN_UP.openAgain}
      </Button>
    </Form>
  )
}
