import { render } from '@react-email/render'
import { exampleOf } from '@clubhouse/domain/messages/automatic-mails/examples'
import type { MailBrand, RenderedMail } from '@clubhouse/domain/messages/mail/mail-brand'
import type { Mail } from '@clubhouse/domain/messages/mail/mails'
import { MailLayout } from './layout/mail-layout.tsx'
import { plainText } from './layout/plain-text.ts'
import type { Letter } from './letter.ts'
import { lookOf } from './look.ts'
import { accountExists } from './identity/account-exists.tsx'
import { arrearsReminder } from './money/arrears-reminder.tsx'
import { automaticTrial } from './messages/automatic-trial.ts'
import { bodyAnswered, bodyAsks } from './platform/body-access.tsx'
import { bodyMessage } from './platform/body-message.tsx'
import { cardExpires } from './money/card-expires.tsx'
import { cartLeft } from './selling/cart-left.tsx'
import { clubErasureAsked, clubErasureStopped } from './people/club-erasure.tsx'
import { confirmNewEmail } from './identity/confirm-new-email.tsx'
import { contactMessage } from './messages/contact-message.tsx'
import { domainLost } from './site/domain-lost.tsx'
import { drawResult } from './selling/draw-result.tsx'
import { drawWon } from './selling/draw-won.tsx'
import { eighteenToday } from './people/eighteen-today.tsx'
import { emailChanged } from './identity/email-changed.tsx'
import { erasureAsked } from './people/erasure-asked.tsx'
import { invitation } from './identity/invitation.tsx'
import { lottoFriend } from './selling/lotto-friend.tsx'
import { mailing, mailingTrial } from './messages/mailing.tsx'
import { memberWelcome } from './people/member-welcome.tsx'
import { messageReply } from './messages/message-reply.tsx'
import { officeChanged } from './identity/office-changed.tsx'
import { officeInvitation } from './identity/office-invitation.tsx'
import { orderReceipt } from './money/order-receipt.tsx'
import { ownSignIn } from './people/own-sign-in.tsx'
import { passkeyAdded } from './identity/passkey-added.tsx'
import { passkeysReset } from './identity/passkeys-reset.tsx'
import { passwordChanged } from './identity/password-changed.tsx'
import { renewalOpens } from './selling/renewal-opens.tsx'
import { renewalStopped } from './selling/renewal-stopped.tsx'
import { payLink } from './money/pay-link.tsx'
import { paymentDue } from './money/payment-due.tsx'
import { paymentFailed } from './money/payment-failed.tsx'
import { paymentsAccount } from './money/payments-account.tsx'
import { placeOffered } from './selling/place-offered.tsx'
import { placeWithdrawn } from './selling/place-withdrawn.tsx'
import { recoveryCode } from './identity/recovery-code.tsx'
import { roleGiven } from './identity/role-given.tsx'
import { secondPerson } from './identity/second-person.tsx'
import { teamEmergency } from './people/team-emergency.tsx'
import { teamAsked, teamOff } from './people/team-events.tsx'
import { verifyEmail } from './identity/verify-email.tsx'

/** A mail in the club's name and colours, for whoever reads pages and for whoever reads text. */
export async function renderMail(mail: Mail, brand: MailBrand): Promise<RenderedMail> {
  const look = lookOf(brand)
  const letter = write(mail, look)
  const html = await render(<MailLayout letter={letter} look={look} />)
  return { subject: letter.subject, html, text: plainText(letter, look) }
}

function write(mail: Mail, look: MailBrand): Letter {
  switch (mail.template) {
    case 'verify-email':
      return verifyEmail(mail.payload, look)
    case 'recovery-code':
      return recoveryCode(mail.payload, look)
    case 'invitation':
      return invitation(mail.payload, look)
    case 'role-given':
      return roleGiven(mail.payload, look)
    case 'office-invitation':
      return officeInvitation(mail.payload, look)
    case 'office-changed':
      return officeChanged(mail.payload, look)
    case 'second-person':
      return secondPerson(mail.payload, look)
    case 'password-changed':
      return passwordChanged(mail.payload, look)
    case 'place-offered':
      return placeOffered(mail.payload, look)
    case 'place-withdrawn':
      return placeWithdrawn(mail.payload, look)
    case 'draw-won':
      return drawWon(mail.payload, look)
    case 'account-exists':
      return accountExists(mail.payload, look)
    case 'contact-message':
      return contactMessage(mail.payload, look)
    case 'message-reply':
      return messageReply(mail.payload, look)
    case 'mailing':
      return mailing(mail.payload, look)
    case 'mailing-trial':
      return mailingTrial(mail.payload, look)
    case 'lotto-friend':
      return lottoFriend(mail.payload, look)
    case 'order-receipt':
      return orderReceipt(mail.payload, look)
    case 'renewal-stopped':
      return renewalStopped(mail.payload, look)
    case 'payment-failed':
      return paymentFailed(mail.payload, look)
    case 'arrears-reminder':
      return arrearsReminder(mail.payload, look)
    case 'pay-link':
      return payLink(mail.payload, look)
    case 'cart-left':
      return cartLeft(mail.payload, look)
    case 'eighteen-today':
      return eighteenToday(mail.payload, look)
    case 'team-asked':
      return teamAsked(mail.payload, look)
    case 'team-off':
      return teamOff(mail.payload, look)
    case 'member-welcome':
      return memberWelcome(mail.payload, look)
    case 'renewal-opens':
      return renewalOpens(mail.payload, look)
    case 'payment-due':
      return paymentDue(mail.payload, look)
    case 'card-expires':
      return cardExpires(mail.payload, look)
    case 'draw-result':
      return drawResult(mail.payload, look)
    case 'automatic-trial': {
      const { kind, ...given } = mail.payload
      return automaticTrial(kind, write(exampleOf(kind, { origin: look.origin, ...given }), look), look)
    }
    case 'body-message':
      return bodyMessage(mail.payload, look)
    case 'body-asks':
      return bodyAsks(mail.payload, look)
    case 'body-answered':
      return bodyAnswered(mail.payload, look)
    case 'domain-lost':
      return domainLost(mail.payload, look)
    case 'own-sign-in':
      return ownSignIn(mail.payload, look)
    case 'confirm-new-email':
      return confirmNewEmail(mail.payload, look)
    case 'email-changed':
      return emailChanged(mail.payload, look)
    case 'passkey-added':
      return passkeyAdded(mail.payload, look)
    case 'passkeys-reset':
      return passkeysReset(mail.payload, look)
    case 'payments-account':
      return paymentsAccount(mail.payload, look)
    case 'team-emergency':
      return teamEmergency(mail.payload, look)
    case 'erasure-asked':
      return erasureAsked(mail.payload, look)
    case 'club-erasure-asked':
      return clubErasureAsked(mail.payload, look)
    case 'club-erasure-stopped':
      return clubErasureStopped(mail.payload, look)
    default:
      // A newer process may have put it on its way; one of its kind will send it.
      throw new UnknownTemplate()
  }
}

class UnknownTemplate extends Error {
  override readonly name = 'UnknownTemplate'
}
