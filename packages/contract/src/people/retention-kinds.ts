/** Kinds of data that a club may keep for longer or shorter. Apart from the schemas, so that a page need not load them. */
export const RETENTION_KINDS = [
  'messages',
  'carts',
  'waiting',
  'mails',
  'accesses',
  'medical',
  'answers',
  'people',
] as const
export type RetentionKind = (typeof RETENTION_KINDS)[number]
