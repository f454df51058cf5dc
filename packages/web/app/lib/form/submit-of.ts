/** The first button that sends a form, also one that stands outside of it and names it. */
export const submitOf = (form: HTMLFormElement): HTMLButtonElement | undefined =>
  ([...form.elements] as HTMLButtonElement[]).find(({ type }) => type === 'submit')
