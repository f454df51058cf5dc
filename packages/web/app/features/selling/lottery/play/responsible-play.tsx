import { Link } from 'react-router'
import { accountUrl } from '#lib/page/cross-site-url.ts'
import { useClub } from '#lib/page/site-data.ts'
import { PLAY } from '#parts/selling/lottery/play-messages.ts'
import styles from '../ticket/panel.module.css'

export function ResponsiblePlay() {
  const club = useClub()
  const { account, openRooms } = club
  const hasContact = account.features.is_contact_enabled && openRooms.has('contact')
  return (
    <p className={styles.note}>
      {PLAY.over18} <a href={accountUrl(club, '/tickets/limits')}>{PLAY.setLimit}</a>, {PLAY.or}{' '}
      {hasContact ? <Link to="/contact">{PLAY.tellUs}</Link> : PLAY.tellUs} {PLAY.close}
    </p>
  )
}
