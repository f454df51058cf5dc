export const BODY_FRAME = {
  entries: 'Governing body',
  menuOf: (name: string) => `${name}, account menu`,
  home: (body: string) => `${body}, home`,
} as const
