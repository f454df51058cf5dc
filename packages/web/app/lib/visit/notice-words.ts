import { CHECKOUT_UNAVAILABLE, EMPTY_CART } from '@clubhouse/domain/selling/checkout-words'
import { MESSAGE_SENT, type NoticeType } from '@clubhouse/domain/web/notifications'
import { SIGNED_OUT } from '@clubhouse/domain/identity/sign-out'
import { ADDED_TO_CART, LINK_MAILED } from '../messages.ts'

/** What a form has to say on the page to which it leads. Fetched by a browser only when there is something to be said. */
export const NOTICES = {
  'signed-in': { title: 'Hello', body: null, type: 'success' },
  'signed-out': { title: SIGNED_OUT.text, body: null, type: 'info' },
  'account-created': { title: 'Account successfully created.', body: null, type: 'success' },
  'password-to-come': {
    title: 'Account successfully created.',
    body: 'Check your inbox: the email tells you how to set your password.',
    type: 'success',
  },
  'password-changed': {
    title: 'You have successfully changed your password.',
    body: null,
    type: 'success',
  },
  'details-saved': { title: 'Your details have been saved.', body: null, type: 'success' },
  'preferences-saved': { title: 'Your preferences have been saved.', body: null, type: 'success' },
  'calendar-removed': {
    title: 'The calendar’s address doesn’t work any more.',
    body: null,
    type: 'success',
  },
  'device-signed-out': { title: 'That device is signed out.', body: null, type: 'success' },
  'signed-out-elsewhere': {
    title: 'You’re signed out everywhere else.',
    body: null,
    type: 'success',
  },
  'passkey-added': {
    title: 'Your passkey has been added.',
    body: 'Next time you can sign in with it.',
    type: 'success',
  },
  'passkey-removed': { title: 'The passkey has been removed.', body: null, type: 'success' },
  'email-change-asked': {
    title: 'Check your new inbox',
    body: 'Tap the link in the email we’ve just sent there.',
    type: 'success',
  },
  'email-kept': { title: 'Your email stays as it is.', body: null, type: 'success' },
  'email-changed': { title: 'Your email has been changed.', body: null, type: 'success' },
  'account-taken-back': {
    title: 'Your account is yours again.',
    body: 'Now choose a new password.',
    type: 'success',
  },
  'erasure-asked': {
    title: 'Your account will be deleted.',
    body: 'We’ve emailed you the day. Sign in before then to keep it.',
    type: 'success',
  },
  'account-kept': { title: 'Your account stays.', body: null, type: 'success' },
  'club-chosen': { title: 'You’ve switched clubs.', body: null, type: 'success' },
  'verification-sent': { ...LINK_MAILED, type: 'success' },
  'form-created': { title: 'The form was created.', body: null, type: 'success' },
  'form-copied': { title: 'The form was copied.', body: null, type: 'success' },
  'form-brought-back': { title: 'The form is back.', body: null, type: 'success' },
  'form-deleted': { title: 'The form was deleted.', body: null, type: 'success' },
  'form-restored': {
    title: 'The old version is now the current one.',
    body: 'The one before it is still in the history.',
    type: 'success',
  },
  'not-all-done': {
    title: 'Not all of them could be done.',
    body: 'The others are still in the list.',
    type: 'warning',
  },
  'reminder-sent': { title: 'The reminder is on its way.', body: null, type: 'success' },
  'reminder-not-sent': {
    title: 'No reminder was sent.',
    body: 'They had one today, or have told you when they’ll pay.',
    type: 'warning',
  },
  'address-cleared': { title: 'We’ll write to this address again.', body: null, type: 'success' },
  'waiting-list-joined': { title: 'You’re on the waiting list.', body: null, type: 'success' },
  'waiting-list-changed': { title: 'Waiting list changed.', body: null, type: 'success' },
  'waiting-list-left': { title: 'Waiting list left.', body: null, type: 'success' },
  /** CART-20 */
  'added-to-cart': { title: ADDED_TO_CART, body: null, type: 'success' },
  /** CART-21 */
  'cart-empty': { title: EMPTY_CART, body: null, type: 'warning' },
  /** ERR-47 */
  'checkout-unavailable': { title: CHECKOUT_UNAVAILABLE, body: null, type: 'warning' },
  /** ERR-29 */
  'order-submitted': { title: 'Your order has been submitted.', body: null, type: 'success' },
  'payment-made': { title: 'Thank you, that’s paid.', body: null, type: 'success' },
  'payment-on-its-way': {
    title: 'Your payment is on its way.',
    body: 'Look back in a few minutes to see that it’s gone through.',
    type: 'info',
  },
  'card-added': { title: 'Your card was added.', body: null, type: 'success' },
  'card-first': { title: 'We’ll use this card first.', body: null, type: 'success' },
  'card-removed': { title: 'Your card was removed.', body: null, type: 'success' },
  'card-changed': { title: 'Your payments come from that card from now on.', body: null, type: 'success' },
  'subscription-ended': {
    title: 'Your subscription won’t be renewed.',
    body: 'What you’ve paid for stays yours to its end.',
    type: 'success',
  },
  'limits-saved': { title: 'Your limits have been saved.', body: null, type: 'success' },
  'friend-told': { title: 'Thanks, we’ve told them.', body: null, type: 'success' },
  'person-added': { title: 'Added to your family.', body: null, type: 'success' },
  'person-there': { title: 'They’re in your family already.', body: null, type: 'info' },
  'person-saved': { title: 'Saved.', body: null, type: 'success' },
  'person-removed': { title: 'Removed from your family.', body: null, type: 'success' },
  'answers-saved': { title: 'The club has your new answers.', body: null, type: 'success' },
  'paper-typed': { title: 'The paper form is typed in.', body: null, type: 'success' },
  'own-sign-in-offered': { title: 'The invitation is on its way.', body: null, type: 'success' },
  'own-sign-in-withdrawn': { title: 'The invitation was taken back.', body: null, type: 'success' },
  'own-sign-in-taken': { title: 'It’s all yours now.', body: null, type: 'success' },
  'message-sent': { title: MESSAGE_SENT.text, body: null, type: 'success' },
} as const satisfies Record<string, { title: string; body: string | null; type: NoticeType }>
export type NoticeName = keyof typeof NOTICES
