/** Of the form itself; what is wrong with an answer is said by domain/forms/messages. */
export const FORM = {
  choose: 'Choose one',
  chooseMany: 'Choose',
  other: 'Other',
  otherWords: 'In your own words',
  /** Where the question is one of the platform's, its own words. */
  otherWordsOf: { school: 'Name of school', relationship: 'How are you related?' } as Record<string, string>,
  otherFor: (label: string) => `(${label})`,
  clear: 'Clear',
  clearOf: (label: string) => `the answer to ${label}`,
  readMore: 'Read more',
  readMoreAbout: (label: string) => `about ${label}`,
  inNewTab: '(opens in a new tab)',
  aboutEmail: 'About this email address',
  loadingOptions: 'Loading the options…',
  optionsFailed: 'We couldn’t load the options.',
  optionsLater: 'The options load when someone fills in the form.',
  retry: 'Retry',
  closed: 'Does not apply',
  chooseCountryFirst: 'Choose a country first',
  change: 'Change',
  sectionDone: 'Complete:',
  sectionEmpty: 'Nothing to answer here yet.',
  pleaseTick: (label: string) => `Please tick: ${label}`,
} as const

/** Said aloud when an answer changes another question; that a county is gone is shown too. */
export const SAYS = {
  closed: (label: string) => `${label} no longer applies`,
  opened: (label: string) => `${label} can be answered now`,
  countyCleared: (label: string) => `${label} cleared, because the country has changed`,
  countyList: (label: string) => `${label} now lists the counties of the chosen country`,
} as const
