/** What an operator is told in a sentence, without a trace. */
export class BackupError extends Error {}
