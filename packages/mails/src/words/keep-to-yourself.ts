/** Beside every code: most codes that are stolen were asked for on the telephone. */
export const keepToYourself = (club: string): string =>
  `Whoever has this code can get into your account. Please do not forward this mail, and tell the code to nobody: ${club} will never ask you for it.`
