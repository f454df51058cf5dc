import type { FormType } from '@clubhouse/contract/people/registration'

export const DETAILS = {
  /** MEMB-04 */
  title: 'Fill in registration forms',
  leadKnown: 'What the club has from before is filled in for you. Check it and change what’s new.',
  leadNew: 'A few minutes for each person. Been a member before? Just check your details.',
  loading: 'Getting your forms ready',
  noScript: 'Filling in the forms needs JavaScript, and it’s switched off in your browser.',
  noScriptBack: 'Back to choosing plans',
  /** ERR-39 */
  noForms: 'Error fetching registration form',
  noFormsBody: 'Nothing is lost. Check your connection and try again.',
  /** ERR-40 */
  noPeople: 'Could not fetch available memberships',
  again: 'Try again',
} as const

/** MEMB-40 */
export const SIGN_IN = {
  title: 'Login or Create account',
  lead: 'Sign in and we’ll fill in what the club already has. New here? Use the same button to create an account.',
  email: 'enter email',
  or: 'or',
  help: 'Help',
  newTab: '(opens in a new tab)',
  terms: 'By continuing you accept the',
  termsLink: 'Terms and Conditions',
  /** OPEN-100 */
  notMember: (email: string) =>
    `You’re signed in as ${email}, but that isn’t a member account. You need a member account to register.`,
  signOut: 'Sign out',
} as const

export const FAMILY = {
  title: 'Your family',
  signedInAs: (email: string) => `Signed in as ${email}`,
  registered: 'registered',
  none: 'Nobody but you yet. People you add below will be here next time.',
  age: (years: number) => (years === 1 ? '1 year old' : `${years} years old`),
} as const

export const BLOCK = {
  kind: (isJuvenile: boolean) => (isJuvenile ? 'Juvenile' : 'Adult'),
  inBundle: (bundle: string) => `in ${bundle}`,
  done: 'Done',
  toGo: (count: number) => `${count} to go`,
  /** MEMB-37 */
  add: 'Add Details',
  edit: 'Edit',
  check: 'Check',
  who: 'Who is this plan for?',
  whoSigns: 'Who is the parent or guardian?',
  afterPlan: (number: number) => `Finish plan ${number} first`,
  afterGuardian: 'Add the parent or guardian first',
  afterSignIn: 'Sign in first',
  fit: (names: string) => `${names} fit this plan`,
  fits: (name: string) => `${name} fits this plan`,
  born: (day: string) => `Born ${day}`,
  forAll: 'Used for all your children',
  copied: 'Copied',
  copiedFrom: (number: number) => `Copied from plan ${number}`,
  copiedHow: (number: number) => `Change it in plan ${number}`,
  toCheck: 'The club changed its form. Please check these details.',
  chosenBefore: (name: string) => `You chose ${name} before. Check the details.`,
  inPlan: (number: number) => `in plan ${number}`,
} as const

/** As a role is read above a name. */
export const roleOf = (type: FormType, isJuvenile: boolean): string => {
  if (type === 'guardian') return 'Parent/Guardian'
  return isJuvenile ? 'Juvenile member' : 'Adult member'
}

/** MEMB-44 */
export const dialogTitle = (type: FormType, isJuvenile: boolean): string => {
  if (type === 'guardian') return 'Parent/Guardian'
  return isJuvenile ? 'Juvenile Member' : 'Adult Member'
}

export const MEMBER = {
  place: (number: number, of: number, plan: string) => `Plan ${number} of ${of}: ${plan}`,
  after: (name: string) => `${name}’s form is done. Here’s the next one.`,
  who: 'Who is this for?',
  whoSigns: 'Who is the parent or guardian?',
  /** OPEN-076 */
  somebodyNew: (title: string) => `+ New ${title}`,
  myself: 'You',
  typed: 'Added today',
  filled: (name: string | null) =>
    `We’ve filled in ${name === null ? 'your' : `${name}’s`} details. Please check them.`,
  same: {
    address: (name: string) => `Same address as ${name}`,
    contact: (name: string) => `Same emergency contact as ${name}`,
    'guardian-as-contact': (name: string) => `${name} is the emergency contact`,
  },
  agree: {
    label: (count: number, name: string) => `Give the same ${count} answers as for ${name}`,
    words: 'The wording is the same. You can still change each one.',
    said: (given: number, of: number, name: string) => {
      if (given === of) return `Answered as for ${name}.`
      if (given === 0) return 'You’ve answered these already.'
      return `${given === 1 ? '1 answer' : `${given} answers`} given as for ${name}. Yours stay as they are.`
    },
  },
  notKnown: 'We couldn’t load what the club has about this person. You can still fill in the form.',
  loading: 'Loading',
  tooYoung: (age: number, ages: string) => `${age}, too young: ${ages}`,
  tooOld: (age: number, ages: string) => `${age}, too old: ${ages}`,
  alreadyIn: (number: number) => `Already in plan ${number}`,
  /** OPEN-083 */
  aboutChild: 'This form is about the child. Your own details are under Parent/Guardian.',
  gotIt: 'Got it',
  nothingSent: 'We won’t send this until you add it to your cart.',
  cancel: 'Cancel',
  add: 'Add',
  update: 'Update',
  twice: (name: string, number: number) => `${name} is already in plan ${number}.`,
} as const

export const GUARDIAN_QUESTION = {
  /** MEMB-51 */
  title: 'Do you want these parent / guardian details to be assigned to all children?',
  body: 'If you say yes, you fill them in once. You can change them later, and they change for every child.',
  yes: 'Yes',
  no: 'No',
} as const

export const SUMMARY = {
  progress: (done: number, of: number) => `${done} of ${of} done`,
  minutes: (count: number) => (count === 1 ? 'About a minute left' : `About ${count} minutes left`),
  notFilled: 'Not filled in yet',
  andMore: (names: string, more: number) => `${names}, ${more} more to fill in`,
  /** MEMB-39 */
  add: 'Add To Cart',
  adding: 'Adding to your cart …',
  needed: 'Still needed:',
  plan: (number: number) => `plan ${number}`,
  signInFirst: 'sign in',
  next: (number: number) => `Next: plan ${number}`,
  signIn: 'Sign in',
  /** MEMB-35 */
  triedTitle: 'Check registration form details',
  triedBody: 'One or multiple form fields are empty or incorrect',
} as const

export const ADDING = {
  /** ERR-32 */
  expired:
    'This item couldn’t be added to your cart. If any of your plans have expired, kindly remove them to continue.',
  /** ERR-35 */
  failed: 'Error adding items to your cart.',
  /** ERR-30 */
  emailTitle: 'Each adult needs their own email',
  emailGuidance: [
    'Every adult has an email of their own. Children can use a parent’s.',
    'Your account is in your own name, not in your child’s or partner’s.',
    'The names here are the same as in the club’s records.',
  ],
  emailLink: 'Open my account',
  emailClose: 'Close',
} as const
