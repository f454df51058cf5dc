import type { ReactNode } from 'react'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import styles from './requests.module.css'

/** A card of words and fields, with room around them. */
export const RequestCard = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <OfficeCard id={id} title={title}>
    <div className={styles.body}>{children}</div>
  </OfficeCard>
)
