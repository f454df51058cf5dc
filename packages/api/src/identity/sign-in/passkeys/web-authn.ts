/** Some three hundred modules read certificates of authenticators: they come with the first passkey, and no start waits for them. */
export const webAuthn = () => import('@simplewebauthn/server')
