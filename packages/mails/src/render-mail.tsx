import { render } from '@react-email/render'
import { exampleOf } from '@clubhouse/domain/mails/automatic/examples'
import type { Mail, MailBrand, RenderedMail } from '@clubhouse/domain/mails/mails'
import { MailLayout } from './layout/mail-layout.tsx'
import { plainText } from './layout/plain-text.ts'
import type { Letter } from './letter.ts'
import { lookOf } from './look.ts'
import { accountExists } from './templates/account-exists.tsx'
import { automaticTrial } from './templates/automatic-trial.ts'
import { bodyAnswered, bodyAsks } from './templates/body-access.tsx'
import { bodyMessage } from './templates/body-message.tsx'
import { cardExpires } from './templates/card-expires.tsx'
import { cartLeft } from './templates/cart-left.tsx'
import { clubErasureAsked, clubErasureStopped } from './templates/club-erasure.tsx'
import { confirmNewEmail } from './templates/confirm-new-email.tsx'
import { contactMessage } from './templates/contact-message.tsx'
import { domainLost } from './templates/domain-lost.tsx'
import { drawResult } from './templates/draw-result.tsx'
import { drawWon } from './templates/draw-won.tsx'
import { eighteenToday } from './templates/eighteen-today.tsx'
import { emailChanged } from './templates/email-changed.tsx'
import { erasureAsked } from './templates/erasure-asked.tsx'
import { invitation } from './templates/invitation.tsx'
import { lottoFriend } from './templates/lotto-friend.tsx'
import { mailing, mailingTrial } from './templates/mailing.tsx'
import { memberWelcome } from './templates/member-welcome.tsx'
import { messageReply } from './templates/message-reply.tsx'
import { officeChanged } from './templates/office-changed.tsx'
import { officeInvitation } from './templates/office-invitation.tsx'
import { orderReceipt } from './templates/order-receipt.tsx'
import { ownSignIn } from './templates/own-sign-in.tsx'
import { passkeyAdded } from './templates/passkey-added.tsx'
import { passkeysReset } from './templates/passkeys-reset.tsx'
import { passwordChanged } from './templates/password-changed.tsx'
import { renewalOpens } from './templates/renewal-opens.tsx'
import { renewalStopped } from './templates/renewal-stopped.tsx'
import { paymentDue } from './templates/payment-due.tsx'
import { paymentFailed } from './templates/payment-failed.tsx'
import { paymentsAccount } from './templates/payments-account.tsx'
import { placeOffered } from './templates/place-offered.tsx'
import { placeWithdrawn } from './templates/place-withdrawn.tsx'
import { recoveryCode } from './templates/recovery-code.tsx'
import { roleGiven } from './templates/role-given.tsx'
import { verifyEmail } from './templates/verify-email.tsx'

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
    case 'cart-left':
      return cartLeft(mail.payload, look)
    case 'eighteen-today':
      return eighteenToday(mail.payload, look)
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
