/** For whoever asks what is known of a member of a family. */
export { initialAnswers } from './initial-answers.ts'
export { findRegistrants, type Person } from './registrants.queries.ts'
export { type PrefilledForm, prefilledForms } from './prefilled-forms.ts'
/** For whoever shows and changes what a club was told of somebody. */
export { forVisitors } from './for-visitors.ts'
export { giveAnswers } from './give-answers.ts'
export { knownAnswers } from './known-answers.ts'
/** For whoever takes answers with something that is bought: judged before a transaction, kept inside one. */
export { isClosed } from './closed-forms.ts'
export { type ClubForm, findClubForm, findClubForms } from './forms.queries.ts'
export { QuestionOptions } from './question-options.ts'
export { judgedAnswers } from './store-answers.ts'
