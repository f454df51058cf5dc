/** For the forms that a new club starts with. */
export { layTemplateForms } from './lay-template-forms.ts'
/** For those who forget people: answers lose what they said, and keep what was made on them. */
export { deleteUnusedAnswers, emptyAnswers, findAnswersOf, thinAnswers } from './forget-answers.ts'
/** For whoever keeps answers that were judged. */
export { insertingAnswers, type JudgedAnswers } from './insert-answers.ts'
