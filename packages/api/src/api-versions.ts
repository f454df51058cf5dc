/** OPEN-032: the server answers the same calls under each. */
export const API_VERSIONS = ['v1', 'v2'] as const
