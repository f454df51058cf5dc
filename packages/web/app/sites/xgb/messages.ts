export const BODY_FRAME = {
  rooms: 'Governing body',
  menuOf: (name: string) => `${name}, account menu`,
  home: (body: string) => `${body}, home`,
} as const
