export const CASH = {
  given: 'They gave you',
  back: 'Change',
  short: 'That’s not enough yet.',
} as const
