export const LEAVE = {
  title: 'Exit without saving?',
  prompt: 'Changes that you made may not be saved.',
  confirm: 'Discard changes',
} as const
