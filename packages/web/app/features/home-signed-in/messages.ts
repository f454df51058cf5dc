import type { Role } from '@clubhouse/contract/people'

export const ROLE_NAMES: Record<Role, string> = {
  member: 'Member',
  admin: 'Admin',
  owner: 'Owner',
  group_manager: 'Group manager',
  'super-user': 'Superuser',
  xgb: 'Governing body staff',
}

export const HOME = {
  hello: (firstName: string) => `Hello ${firstName}`,
  roleIn: (roles: string, club: string) => `${roles} of ${club}`,
  noBody: 'You don’t belong to a governing body yet. Ask your association to add you.',
  affiliated: 'Affiliated clubs',
  club: 'Club',
  website: 'Website',
  searchClubs: 'Search clubs',
  noClubs: 'No clubs match your search.',
  clubsFailed: 'We couldn’t load the clubs',
  tryAgain: 'Please try again in a moment.',
  visit: 'Open the website',
  otherClubs: 'Your other clubs',
  switchTo: 'Switch to this club',
  chooseTitle: 'Choose a club',
  chooseLead: 'The back office shows one club at a time.',
  wearLead:
    'Whose colours should your account wear? You’ll see people and payments of all your clubs either way.',
  back: 'Back',
  forms: 'Forms',
  formsNote: 'What you ask when someone joins. Last changed:',
  formFacts: (answers: number, saved: string, by: string | null) =>
    `${answers === 1 ? '1 answer' : `${answers} answers`} · saved ${saved}${by ? ` by ${by}` : ''}`,
  allForms: 'All forms',
  newForm: 'New form',
} as const
