/** Where the palette asks; a page without a view, so that a sign-in that ran out is renewed on the way. */
export const FINDS_PATH = '/find/results'
