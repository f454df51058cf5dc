/** For the forms that a new club starts with. */
export { layTemplateForms } from './lay-template-forms.ts'
