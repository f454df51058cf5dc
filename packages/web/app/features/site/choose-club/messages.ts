export const HOME = {
  switchTo: 'Switch to this club',
  chooseTitle: 'Choose a club',
  chooseLead: 'The back office shows one club at a time.',
  wearLead:
    'Whose colours should your account wear? You’ll see people and payments of all your clubs either way.',
  back: 'Back',
} as const
