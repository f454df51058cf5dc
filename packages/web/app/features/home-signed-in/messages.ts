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
  signedInAs: 'Signed in as',
  roles: 'Roles',
  body: 'Governing body',
  noBody: 'You belong to no governing body.',
  clubs: 'Clubs',
  noClubs: 'You hold no role in a club.',
  visit: 'Open the website',
  workingOn: 'You are working on',
  yourRole: 'Your role',
  otherClubs: 'Your other clubs',
  switchTo: 'Work on this club',
  chooseTitle: 'Choose a club',
  chooseLead: 'The back office shows one club at a time.',
  back: 'Back',
  forms: 'Forms',
  formsNote:
    'What you ask when somebody joins: write your own questions, try them out, see who changed what.',
} as const
