/** So few can be read at a glance, whoever is in the list. */
const AT_A_GLANCE = 25

/**
 * Whether a list names so few that those outside of it drown them: then how many that are is said first, and who they are to whoever
 * asks for it.
 */
export const isShortBeside = ({ lines, extra }: { lines: number; extra: number }): boolean =>
  extra > AT_A_GLANCE && extra > lines
