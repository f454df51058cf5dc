/** Said to whoever opened a link of the club's app. */
export const CONTINUE_AS = {
  title: (name: string) => `Continue as ${name}?`,
  lead: (club: string) => `You came from the app. One tap and you’re signed in on ${club}’s site too.`,
  replaces: (name: string) =>
    `You’re signed in here as ${name}. If you continue, ${name} will be signed out.`,
  stranger: (name: string) =>
    `Not ${name}, or did someone send you this link? Choose “No, thanks” and nothing will happen.`,
  yes: 'Continue',
  no: 'No, thanks',
}

export const RUN_OUT = {
  title: 'This link has expired',
  lead: 'A link from the app works once, and only for a minute. Go back to the app and open it again, or sign in here.',
  signedIn: (name: string) => `No harm done: you’re signed in here as ${name}.`,
  signIn: 'Sign in',
  home: 'Go to the home page',
}
