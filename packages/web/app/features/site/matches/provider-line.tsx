import { Icon } from '#ui/icon/icon.tsx'
import { PROVIDER } from './messages.ts'
import type { ProviderNotice } from '#lib/fetching/provider-notice.ts'
import styles from './provider-line.module.css'

/** OPEN-057: no alarm. The page stands with what is known, and says from when that is. */
export function ProviderLine({ notice }: { notice: ProviderNotice }) {
  if (notice === null) return null
  return (
    <p className={styles.line} role="status">
      <Icon name="clock" />
      {notice.kind === 'stale' ? PROVIDER.stale(notice.time) : PROVIDER.unavailable}
    </p>
  )
}
