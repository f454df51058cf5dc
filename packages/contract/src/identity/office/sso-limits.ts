/** Apart from the schemas, so that a page need not load them. */
export const SSO_LIMITS = { buttonText: 40, helpUrl: 300, metadata: 256 * 1024 } as const

/** DATA-55 */
export const SSO_MODES = ['off', 'optional', 'mandatory'] as const

/** Days for which a successful test sign-in counts. */
export const TEST_COUNTS_DAYS = 30
