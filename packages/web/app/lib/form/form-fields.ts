/** What stands in a form, read alike in the browser and on the server. */
export interface FormFields {
  /** As text; empty when it was not sent. */
  field: (name: string) => string
  isTicked: (name: string) => boolean
}

export function readFields(form: FormData): FormFields {
  return {
    field: (name) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    },
    isTicked: (name) => form.has(name),
  }
}
