/** Ids are the provider's own; these are all that we ever hand on, in calls, addresses and names of files. */
export const PROVIDER_ID = /^[A-Za-z0-9_-]{1,64}$/
