export const ERROR_PAGE = {
  title: 'Page not found',
  /** SHELL-06 */
  text: 'Oops... Looks like we cannot find this page. You can visit our home page instead.',
  /** The address may only be misspelt. */
  lost: 'You were looking for',
  home: 'Go to Home Page',
  popular: 'Or go straight to',
} as const
