/** Which text of the Terms and Conditions stands; stored with each acceptance. */
export const TERMS_VERSION = '2026-11-16'
