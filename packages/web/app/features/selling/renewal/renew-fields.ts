/** Names of the fields, for the form and for whoever reads it. */
export const FIELDS = {
  club: 'club',
  /** Each is a membership and the plan that was shown for it. */
  person: 'person',
  agreed: 'agreed:',
  edits: 'edits',
  script: 'script',
} as const

export const YES = 'yes'
export const NO = 'no'
