/** Beside the schemas, so that a page need not load them. */
export const AUDIT_AREAS = [
  'website',
  'forms',
  'membership',
  'fundraising',
  'communications',
  'people',
  'money',
  'settings',
  'sign-ins',
  'other',
] as const
export type AuditArea = (typeof AUDIT_AREAS)[number]
