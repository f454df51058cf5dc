import { idOf } from './ids.ts'
import type { DemoCard, DemoLogin } from './shape.ts'

export const DEMO_PASSWORD = 'Harbour7Lamp'

const login = (
  person: Omit<DemoLogin, 'id' | 'password' | 'emailVerified'> & { emailVerified?: boolean },
): DemoLogin => ({
  id: idOf(`login/${person.email}`),
  password: DEMO_PASSWORD,
  emailVerified: true,
  ...person,
})

export const logins: DemoLogin[] = [
  login({
    email: 'orla@dunvarra.example',
    firstName: 'Orla',
    lastName: 'Fennick',
    role: 'owner',
    organisation: 'dunvarra',
    shows: 'the whole back office, as the club’s owner',
  }),
  login({
    email: 'tadhg@dunvarra.example',
    firstName: 'Tadhg',
    lastName: 'Marrin',
    role: 'admin',
    organisation: 'dunvarra',
    shows: 'back office as an admin: change something while Orla does',
  }),
  login({
    email: 'cormac@dunvarra.example',
    firstName: 'Cormac',
    lastName: 'Treacy',
    role: 'admin',
    offices: ['coach'],
    organisation: 'dunvarra',
    shows: 'back office as a coach: the teams he looks after, and no one else',
  }),
  login({
    email: 'priya@dunvarra.example',
    firstName: 'Priya',
    lastName: 'Solan',
    role: 'group_manager',
    organisation: 'dunvarra',
    shows: 'the back office turns her away',
  }),
  login({
    email: 'brid@home.example',
    firstName: 'Bríd',
    lastName: 'Hallaran',
    role: 'member',
    organisation: 'dunvarra',
    shows: 'my account with a family: payments in parts, one refused; two to renew',
  }),
  login({
    email: 'kwame@home.example',
    firstName: 'Kwame',
    lastName: 'Lynnard',
    role: 'member',
    organisation: 'dunvarra',
    shows: 'a lotto ticket that renews by itself, and results of those before',
  }),
  login({
    email: 'dara@home.example',
    firstName: 'Dara',
    lastName: 'Quillan',
    role: 'member',
    organisation: 'dunvarra',
    shows: 'a payment in arrears: his card is refused each time',
  }),
  login({
    email: 'maja@home.example',
    firstName: 'Maja',
    lastName: 'Wolnik',
    role: 'member',
    organisation: 'dunvarra',
    emailVerified: false,
    shows: 'an email that isn’t verified yet',
  }),
  login({
    email: 'hana@inishvarn.example',
    firstName: 'Hana',
    lastName: 'Birchley',
    role: 'member',
    organisation: 'inishvarn',
    shows: 'single sign-on at Inishvarn',
  }),
  login({
    email: 'noreen@inishvarn.example',
    firstName: 'Noreen',
    lastName: 'Tavey',
    role: 'owner',
    organisation: 'inishvarn',
    shows: 'back office: what her governing body asks and writes',
  }),
  login({
    email: 'ruth@fourcoasts.example',
    firstName: 'Ruth',
    lastName: 'Embley',
    role: 'xgb',
    organisation: 'fourcoasts',
    shows: 'governing body: its clubs, its list against theirs, messages',
  }),
  login({
    email: 'sam@platform.example',
    firstName: 'Sam',
    lastName: 'Ondry',
    role: 'super-user',
    organisation: null,
    shows: 'superuser: every club, a new one, and entering one',
  }),
]

/** Any future expiry and any CVC. */
export const testCards: DemoCard[] = [
  { number: '4242424242424242', name: 'Credit', outcome: 'succeeds' },
  { number: '4000056655665556', name: 'Debit', outcome: 'succeeds' },
  { number: '5555555555554444', name: 'Mastercard', outcome: 'succeeds' },
  { number: '378282246310005', name: 'Amex', outcome: 'succeeds' },
  { number: '4000002760003184', name: 'Bank challenge', outcome: 'asks for confirmation, then succeeds' },
  { number: '4000000000000002', name: 'Declined', outcome: 'declined' },
  { number: '4000000000009995', name: 'No funds', outcome: 'declined, no funds' },
  { number: '4000000000000069', name: 'Expired', outcome: 'declined, expired' },
  { number: '4000000000000127', name: 'Wrong CVC', outcome: 'declined, wrong CVC' },
  { number: '4000000000000119', name: 'Processing error', outcome: 'declined, processing error' },
  { number: '4000000000000341', name: 'Saves', outcome: 'saves, later charges fail' },
]
