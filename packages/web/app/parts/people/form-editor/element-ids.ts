/** Where the focus can be sent. */
export const cardId = (questionId: string): string => `question-${questionId}`
/** What opens and closes a card. */
export const toggleId = (questionId: string): string => `question-${questionId}-toggle`
export const labelFieldId = (questionId: string): string => `question-${questionId}-label`
export const keepButtonId = (questionId: string): string => `question-${questionId}-keep`
export const moveButtonId = (id: string, step: 'up' | 'down'): string => `move-${id}-${step}`
export const optionFieldId = (questionId: string, at: number): string => `question-${questionId}-option-${at}`
export const conditionFieldId = (questionId: string, at: number): string =>
  `question-${questionId}-when-${at}`
export const addConditionId = (questionId: string): string => `question-${questionId}-add-condition`
/** A question has each rule once. */
export const ruleFieldId = (questionId: string, type: string): string => `question-${questionId}-rule-${type}`
export const addRuleId = (questionId: string, type: string): string => `question-${questionId}-add-${type}`
export const sectionTitleId = (sectionId: string): string => `section-${sectionId}-title`
/** Beside what was removed last. */
export const UNDO_SECTION_ID = 'undo-removed-section'
export const SUMMARY_ID = 'form-problems'
