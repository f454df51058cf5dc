import { DEMO_PASSWORD, logins } from './people.ts'

/** Somebody whom the sign-in service of the Four Coasts association knows. */
export interface DirectoryPerson {
  /** What the service calls them, whatever their e-mail is. */
  subject: string
  email: string
  firstName: string
  lastName: string
  /** What signing in as this person demonstrates. */
  shows: string
}

export const DIRECTORY_PASSWORD = DEMO_PASSWORD

function fromLogins(email: string, subject: string, shows: string): DirectoryPerson {
  const login = logins.find((person) => person.email === email)
  if (!login) throw new Error(`Nobody in the demo has the email ${email}`)
  return { subject, email, firstName: login.firstName, lastName: login.lastName, shows }
}

export const FOUR_COASTS_DIRECTORY: DirectoryPerson[] = [
  fromLogins('hana@inishvarn.example', 'fc-1041', 'member of Inishvarn'),
  fromLogins('ruth@fourcoasts.example', 'fc-0007', 'works for the association, for its own site'),
  {
    subject: 'fc-2210',
    email: 'lorcan@home.example',
    firstName: 'Lorcan',
    lastName: 'Tully',
    shows: 'new here, becomes a member by signing in',
  },
  fromLogins('brid@home.example', 'fc-1873', 'has an account at another club, so can’t sign in this way'),
]
