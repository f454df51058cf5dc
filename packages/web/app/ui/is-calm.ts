/** Whether somebody has asked their device for less movement. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
