import { COOKIE_POLICY } from '@clubhouse/domain/web/cookie-policy'
import { isOpen, type Room } from '@clubhouse/domain/web/rooms'
import { LOST_ADDRESS } from '../../lib/visit/lost-address.ts'
import type { SiteData } from '../../lib/page/site-data.ts'

export interface StoredThing {
  name: string
  purpose: string
  until: string
}

/** Every cookie this site can set, by the name it has in this deployment; what is not open sets none. */
export function cookieRows({ cookies, rooms }: Pick<SiteData, 'cookies' | 'rooms'>): StoredThing[] {
  const open = new Set(rooms)
  const whenOpen = (room: Room, rows: StoredThing[]) => (isOpen(open, room) ? rows : [])
  return [
    {
      name: COOKIE_POLICY.name,
      purpose: 'Your answer to the cookie notice, so that we do not ask again.',
      until: `${COOKIE_POLICY.days} days`,
    },
    {
      name: LOST_ADDRESS.cookie,
      purpose: 'An address that we could not find, so that the error page can show it to you.',
      until: `${LOST_ADDRESS.seconds} seconds`,
    },
    ...whenOpen('sign-in', [
      {
        name: cookies.session,
        purpose: 'Says that somebody is signed in. It is no secret.',
        until: 'You sign out',
      },
      {
        name: cookies.authentication,
        purpose: 'Your sign-in itself. Scripts cannot read it.',
        until: 'You sign out',
      },
      { name: cookies.refresh, purpose: 'Keeps you signed in between visits.', until: 'You sign out' },
      {
        name: cookies.signInSteps,
        purpose:
          'What you entered in one step of signing in, for the next. Sealed, so that only we can read it.',
        until: 'You are signed in, or 30 minutes',
      },
      {
        name: cookies.signInFlow,
        purpose: 'Ties a sign-in through another site to this browser, so that nobody else can use it.',
        until: 'You are signed in',
      },
      {
        name: cookies.clubAdmin,
        purpose: 'Which of your clubs you are working on.',
        until: 'You sign out',
      },
      {
        name: cookies.governingBody,
        purpose: 'Which governing body you belong to. On its own site only.',
        until: 'You close the browser',
      },
    ]),
    ...whenOpen('checkout', [
      { name: cookies.cart, purpose: 'The number of your shopping cart.', until: 'You have paid' },
      { name: cookies.guest, purpose: 'Lets you pay without an account.', until: 'You have paid' },
    ]),
  ]
}

/** Kept by the browser and never sent to us. */
export const STORAGE_ROWS: StoredThing[] = [
  {
    name: 'react-router-scroll-positions',
    purpose: 'Where you were on a page, so that Back brings you there again.',
    until: 'You close the tab',
  },
  {
    name: 'form-draft:…',
    purpose: 'What you typed into a form and have not sent yet, so that nothing is lost.',
    until: 'You send it, sign out or close the tab',
  },
  {
    name: 'form-drafts-of',
    purpose: 'Who typed them, so that nobody else who signs in here is shown your words.',
    until: 'You sign out or close the tab',
  },
  {
    name: 'forgot-password-email',
    purpose: 'The e-mail for which you asked for a code, should you come back in another tab.',
    until: 'You have entered the code',
  },
  {
    name: 'IsFirstTimeLogin',
    purpose: 'That you have just signed in, so that we greet you once.',
    until: 'You were greeted',
  },
  {
    name: 'hideNavbar, product, lottoUrl',
    purpose:
      'Set only when you open this site inside an app: hides our menu and remembers what you came for.',
    until: 'You clear your browser',
  },
]
