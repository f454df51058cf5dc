/** What to do about a date that cannot be read. */
export const DATE_PROBLEMS = {
  empty: 'Enter a date',
  'short-year': 'Write the year with four digits, for example 2014',
  unreadable: 'Enter a date such as 27/03/2014',
  'no-such-day': 'This day does not exist. Check the day and the month',
} as const

export const DATE_HINT = 'For example, 27/03/2014'
