import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { YOUR_SIGN_IN } from './messages.ts'
import styles from './security.module.css'

/** The way to which mails somebody gets. */
export function MailsCard({ email }: { email: string }) {
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{YOUR_SIGN_IN.mails}</h2>
      <p className={styles.lead}>{YOUR_SIGN_IN.mailsLead(email)}</p>
      <ButtonLink to="/preferences">{YOUR_SIGN_IN.chooseMails}</ButtonLink>
    </Card>
  )
}
