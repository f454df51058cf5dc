import { formatTime } from '@clubhouse/domain/format'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { SETTINGS } from './messages.ts'
import { Row } from '../../../ui/layout/layout.tsx'
import styles from './settings.module.css'

interface Props {
  isBusy: boolean
  savedAt: string | null
  timeZone: string
  label?: string
}

/** The one button of a form of settings, and when it was last pressed. On a phone it stays at the foot of the screen. */
export function SettingsFoot({ isBusy, savedAt, timeZone, label = SETTINGS.save }: Props) {
  return (
    <Row>
      <Button type="submit" variant="primary" loading={isBusy}>
        {label}
      </Button>
      <p className={styles.saved} role="status">
        {savedAt && (
          <>
            <Icon name="check" />
            <span>{SETTINGS.saved(formatTime(savedAt, timeZone))}</span>
          </>
        )}
      </p>
    </Row>
  )
}

/** What somebody else saved meanwhile, beside what was typed. */
export function Theirs({ children }: { children: string | undefined }) {
  if (children === undefined) return null
  return (
    <p className={styles.theirs}>
      {SETTINGS.theirs} <strong>{children || SETTINGS.empty}</strong>
    </p>
  )
}
