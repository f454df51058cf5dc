/** Beside every code: most codes that are stolen were asked for on the telephone. */
export const keepToYourself = (club: string): string =>
  `Anyone with this code can get into your account, so please don’t forward this e-mail or share the code. ${club} will never ask you for it.`
