import { useClub } from '#lib/page/site-data.ts'
import { crossSiteUrl } from '#lib/page/cross-site-url.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ADDING } from '../messages.ts'
import styles from '../details.module.css'

/** ERR-30: what the server said, what is behind it, and where it can be put right. */
export default function EmailDialog({ message, onClose }: { message: string; onClose: () => void }) {
  const club = useClub()
  return (
    <Dialog
      title={ADDING.emailTitle}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose} data-autofocus>
          {ADDING.emailClose}
        </Button>
      }
    >
      <div className={styles.guidance}>
        <p>
          <b>{message}</b>
        </p>
        <ul>
          {ADDING.emailGuidance.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <a href={crossSiteUrl('myaccount', club)}>{ADDING.emailLink}</a>
        </p>
      </div>
    </Dialog>
  )
}
