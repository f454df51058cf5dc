/**
 * On a redirect to the steps of signing in: a script then knows that nothing was done because nobody is signed in any
 * more, and asks over the page instead of leaving it with everything that was typed.
 */
export const NEEDS_SIGN_IN = 'x-needs-sign-in'
