/** The chapters of the API's own documentation; an endpoint's tag is one of them. */
export const TAGS = {
  Store: 'What a club shows of itself: its account, its news, its sponsors.',
  Matches: 'Fixtures, results and tables from the club’s providers of match data.',
  Contact: 'Messages from a club’s website to the club.',
  Email: 'What the links at the end of a mail do.',
  Identity: 'Signing in and up, mailed codes, and the own account.',
  Membership: 'Programmes, plans and bundles, their forms, and what is known of those who fill them in.',
  Cart: 'What someone is about to buy, priced by the server.',
  Orders: 'What was bought, and how it is paid.',
  Members: 'What a family sees of itself in all of its clubs: memberships, payments, orders.',
  Payments: 'Cards that a person keeps, and what they still owe.',
  Lottery: 'Lottos and prize draws, their draws, and what someone plays.',
  Shop: 'What a club sells besides, and what it puts forward.',
  Lists: 'Countries and their counties.',
  Geocoding: 'Addresses for the marker on a club’s map.',
  'Back office': 'For those who run a club; each call names the club in `x-account-id`.',
  'Governing bodies':
    'For the staff of a governing body, on its own site: its clubs, and its list beside what they registered.',
  Platform: 'For those who run the platform, on its own site.',
  'For other software':
    'Read-only, with a key of the club (`Authorization: Bearer ch_…`); the key says which club and what it may read.',
  Demo: 'Only in demo mode: forms without anything to buy.',
} as const
export type Tag = keyof typeof TAGS
