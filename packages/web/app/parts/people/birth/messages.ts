const years = (age: number): string => (age === 1 ? '1 year' : `${age} years`)

export const BIRTH = {
  age: (age: number) => `Age ${age}`,
  fit: (age: number, plans: readonly string[], fits: boolean) =>
    `${years(age)} old, ${fits ? 'fits' : 'doesn’t fit'} ${plans.join(' or ')}`,
  none: (age: number) => `${years(age)} old, no plan fits`,
} as const
