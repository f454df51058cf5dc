/** For what a new club begins with. */
export { layTemplateForms } from './lay-template-forms.ts'
