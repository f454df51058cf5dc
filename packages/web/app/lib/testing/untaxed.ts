/** What a club that is not registered is told of something that it sells: nothing of tax is shown. */
export const UNTAXED = { tax: { registration: null } }
