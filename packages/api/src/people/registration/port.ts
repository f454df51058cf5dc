/** For capabilities that read a family member's answers. */
export { initialAnswers } from './initial-answers.ts'
export { findRegistrants, type Person } from './registrants.queries.ts'
export { type PrefilledForm, prefilledForms } from './prefilled-forms.ts'
/** For the back office, which shows and changes a person's answers. */
export { forVisitors } from './for-visitors.ts'
export { giveAnswers } from './give-answers.ts'
export { knownAnswers } from './known-answers.ts'
export { findPlanForms } from './forms.queries.ts'
/** For the cart, whose lines bring answers along: checked before the transaction, stored inside it. */
export { isClosed } from './closed-forms.ts'
export { type ClubForm, findClubForm, findClubForms } from './forms.queries.ts'
export { QuestionOptions } from './question-options.ts'
export { judgedAnswers, judgedSoFar, storeAnswers } from './store-answers.ts'
