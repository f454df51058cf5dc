/** The sentences are the specification's. */
export const RECURRING = {
  title: 'Your emails',
  /** EMAILACT-06 */
  success:
    'Your response has been saved successfully. You will no longer receive emails from this automated mail.',
  press: 'Save my response',
} as const

export const FRIEND = {
  title: 'Lotto emails',
  /** EMAILACT-07 */
  success: 'You have been successfully unsubscribed from all lotto emails.',
  press: 'Unsubscribe',
} as const

export const COMMON = {
  pending: 'Saving your response…',
  /** For a browser that runs no scripts, in which nothing happens by itself. */
  askToPress: 'Press the button to save your response.',
  /** EMAILACT-08 */
  failure: 'Some error occurred while saving your response please try again!',
  retry: 'Retry',
  home: 'Go to Home Page',
} as const
