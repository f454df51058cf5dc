/** Settings with which the process does not start; its words are for the operator. */
export class ConfigError extends Error {}
