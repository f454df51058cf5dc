/** For whoever asks what is known of a member of a family. */
export { initialAnswers } from './initial-answers.ts'
export { findRegistrants } from './registrants.queries.ts'
