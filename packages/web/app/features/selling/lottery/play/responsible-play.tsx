import { Link } from 'react-router'
import { useClub } from '#lib/page/site-data.ts'
import { PLAY } from '#parts/selling/lottery/play-messages.ts'
import styles from '../ticket/panel.module.css'

export function ResponsiblePlay() {
  const { account, openRooms } = useClub()
  const hasContact = account.features.is_contact_enabled && openRooms.has('contact')
  return (
    <p className={styles.note}>
      {PLAY.over18} {hasContact ? <Link to="/contact">{PLAY.tellUs}</Link> : PLAY.tellUs} {PLAY.close}
    </p>
  )
}
