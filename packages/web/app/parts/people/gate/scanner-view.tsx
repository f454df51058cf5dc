import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { Camera } from './camera.tsx'
import styles from './gate.module.css'
import { CAMERA } from './messages.ts'
import type { useScanner } from './use-scanner.ts'

interface Props {
  scanner: ReturnType<typeof useScanner>
  /** What the last card was told, while nothing is scanned. */
  children: ReactNode
}

/** What the camera sees, or why it sees nothing; beside an earlier card neither would be believed. */
export function ScannerView({ scanner: { isOn, trouble, camera }, children }: Props) {
  if (isOn) return <Camera {...camera} />
  if (!trouble) return children
  return (
    <p className={styles.trouble}>
      <Icon name="danger" />
      {CAMERA.troubles[trouble]}
    </p>
  )
}
