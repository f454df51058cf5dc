export const PASSWORD_FORM = {
  confirm: 'Confirm password',
  rules: '8+ characters, upper and lower case, a digit',
} as const

export const SIGNED_OUT = {
  title: 'You’re signed out',
  body: 'Your changes are still here. Sign in again, then save.',
  signIn: 'Sign in',
  later: 'Not now',
} as const

export const ADDRESS = {
  title: 'Address',
  country: 'Country',
  chooseCountry: 'Choose a country',
  county: 'County',
  chooseCounty: 'Choose a county',
  countyCleared: 'County cleared, because the country has changed',
  city: 'Town or city',
  line1: 'Address line 1',
  line2: 'Address line 2',
  postalCode: 'Eircode or postcode',
} as const
