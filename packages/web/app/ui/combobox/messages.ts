export const COMBOBOX = {
  placeholder: 'Type to search',
  list: 'Options',
  none: 'Nothing found. Try fewer letters',
  found: (count: number) => (count === 1 ? '1 option' : `${count} options`),
} as const
