import { COOKIE_POLICY } from '@clubhouse/domain/web/cookies'
import { isOpen, type Room } from '@clubhouse/domain/web/rooms'
import { APPEARANCE_COOKIE } from '#lib/page/appearance.ts'
import { LOST_ADDRESS } from '#lib/visit/lost-address.ts'
import type { SiteData } from '#lib/page/site-data.ts'

export interface StoredThing {
  name: string
  purpose: string
  until: string
}

const CART_KEPT = 'You have paid, or 30 days after your last change'
const SIGNED_IN = 'You sign out or close the browser'

/** Every cookie this site can set, by the name it has in this deployment; what is not open sets none. */
export function cookieRows({ cookies, rooms }: Pick<SiteData, 'cookies' | 'rooms'>): StoredThing[] {
  const open = new Set(rooms)
  const whenOpen = (room: Room, rows: StoredThing[]) => (isOpen(open, room) ? rows : [])
  return [
    {
      name: COOKIE_POLICY.name,
      purpose: 'Your answer to the cookie notice, so we don’t ask again.',
      until: `${COOKIE_POLICY.days} days`,
    },
    {
      name: LOST_ADDRESS.cookie,
      purpose: 'An address we couldn’t find, so the error page can show it to you.',
      until: `${LOST_ADDRESS.seconds} seconds`,
    },
    ...whenOpen('sign-in', [
      {
        name: cookies.session,
        purpose: 'Tells the page that you’re signed in. It holds no secret.',
        until: SIGNED_IN,
      },
      {
        name: cookies.authentication,
        purpose: 'Your sign-in itself. Scripts can’t read it.',
        until: SIGNED_IN,
      },
      {
        name: cookies.refresh,
        purpose: 'Keeps you signed in between visits. Scripts can’t read it.',
        until: 'You sign out or close the browser. With “Remember me”, 30 days after your last visit',
      },
      {
        name: cookies.signInSteps,
        purpose: 'What you entered in one step of signing in, for the next one. Only we can read it.',
        until: 'You’re signed in, or 30 minutes',
      },
      {
        name: cookies.passkeyTicket,
        purpose: 'Ties the use of a passkey to this browser, so no one else can use it. Only we can read it.',
        until: 'You’re signed in, or 30 minutes',
      },
      {
        name: cookies.signInFlow,
        purpose: 'Ties a sign-in through another site to this browser, so no one else can use it.',
        until: 'You’re signed in, or 10 minutes',
      },
      {
        name: cookies.clubAdmin,
        purpose: 'Which of your clubs you’re working on, or whose colours your account wears.',
        until: SIGNED_IN,
      },
      {
        name: APPEARANCE_COOKIE.name,
        purpose: 'Light or dark. In the back office only.',
        until: 'A year after you chose it',
      },
      {
        name: cookies.governingBody,
        purpose: 'Which governing body you belong to. On its own site only.',
        until: 'You close the browser',
      },
    ]),
    ...whenOpen('checkout', [
      { name: cookies.cart, purpose: 'The number of your shopping cart.', until: CART_KEPT },
      { name: cookies.cartCount, purpose: 'How many things are in it.', until: CART_KEPT },
      { name: cookies.lastOrder, purpose: 'Which order to confirm to you.', until: 'You have seen it' },
      { name: cookies.guest, purpose: 'Lets you pay without an account.', until: 'You have paid' },
    ]),
  ]
}

/** Kept by the browser and never sent to us. */
export const STORAGE_ROWS: StoredThing[] = [
  {
    name: 'react-router-scroll-positions',
    purpose: 'Where you were on a page, so Back takes you there again.',
    until: 'You close the tab',
  },
  {
    name: 'form-draft:…',
    purpose: 'What you’ve typed into a form and not sent yet, so nothing is lost.',
    until: 'You send it, sign out or close the tab',
  },
  {
    name: 'form-drafts-of',
    purpose: 'Who typed them, so that no one else who signs in here is shown your words.',
    until: 'You sign out or close the tab',
  },
  {
    name: 'forgot-password-email',
    purpose: 'The email you asked for a code with, in case you come back in another tab.',
    until: 'You have entered the code',
  },
  {
    name: 'IsFirstTimeLogin',
    purpose: 'That you’ve just signed in, so we greet you once.',
    until: 'You were greeted',
  },
  {
    name: 'signed-in-here',
    purpose: 'That you were signed in, so that what we keep for you goes when you sign out.',
    until: 'You sign out or close the tab',
  },
  {
    name: 'guestFormData',
    purpose: 'The name and email you pay with as a guest, so you needn’t type them twice.',
    until: 'You leave the confirmation of your order, sign in or sign out',
  },
  {
    name: 'selected-plans',
    purpose: 'The memberships you’ve picked, so they’re still there when you come back.',
    until: 'They’re in your cart, you’ve paid, or you sign out',
  },
  {
    name: 'showGuardianPopup, showJuvenilePopup',
    purpose: 'That you’ve answered a question about your children’s forms, so we don’t ask again.',
    until: 'You add the memberships to your cart or sign out',
  },
  {
    name: 'over-18',
    purpose: 'When you confirmed that you’re over 18, so that it goes along with your lotto or draw ticket.',
    until: 'You’ve paid, or a day has passed',
  },
  {
    name: 'passkey-used',
    purpose: 'That you’ve used a passkey here, so we offer it beside your email.',
    until: 'You clear your browser',
  },
  {
    name: 'cart-changed',
    purpose: 'When your cart last changed, so that all your tabs show the same.',
    until: 'You clear your browser',
  },
  {
    name: 'hideNavbar, product, lottoUrl',
    purpose:
      'Set only when you open this site inside an app: hides our menu and remembers what you came for.',
    until: 'You clear your browser',
  },
  {
    name: 'let-in',
    purpose: 'Only for people who check cards at the gate: who has come in today.',
    until: 'You close the tab',
  },
  {
    name: 'office-single-keys',
    purpose: 'Only in the back office: that you’ve switched its one-letter keys off.',
    until: 'You switch them on again',
  },
]
