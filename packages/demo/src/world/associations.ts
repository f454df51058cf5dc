import { idOf } from './ids.ts'
import type { DemoAssociation } from './shape.ts'

export const FOUR_COASTS: DemoAssociation = {
  id: idOf('fourcoasts'),
  slug: 'fourcoasts',
  name: 'Four Coasts Hockey Association',
  colour: '#5B3E96',
  sso: {
    mode: 'optional',
    buttonText: 'Sign in with Four Coasts',
    helpUrl: 'https://help.fourcoasts.example/sign-in',
  },
  clubs: ['inishvarn'],
  /** Also among the images of Inishvarn, for its sign-in button. */
  crest: 'inishvarn/four-coasts-crest',
}
