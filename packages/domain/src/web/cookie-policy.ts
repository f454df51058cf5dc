/** SHELL-34, CONST-09 */
export const COOKIE_POLICY = { name: 'cookie_policy', days: 10 } as const
export const COOKIE_CHOICES = ['dismissed', 'denied'] as const
/** "I understand" dismisses the banner, "Refuse cookies" denies what is not needed to run the site. */
export type CookieChoice = (typeof COOKIE_CHOICES)[number]
