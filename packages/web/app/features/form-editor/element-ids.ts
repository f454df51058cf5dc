/** Where the focus can be sent. */
export const cardId = (questionId: string): string => `question-${questionId}`
export const labelFieldId = (questionId: string): string => `question-${questionId}-label`
export const keepButtonId = (questionId: string): string => `question-${questionId}-keep`
export const moveButtonId = (id: string, step: 'up' | 'down'): string => `move-${id}-${step}`
export const optionFieldId = (questionId: string, at: number): string => `question-${questionId}-option-${at}`
export const sectionTitleId = (sectionId: string): string => `section-${sectionId}-title`
export const SUMMARY_ID = 'form-problems'
