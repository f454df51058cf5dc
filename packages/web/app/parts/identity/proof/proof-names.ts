export const CURRENT_PASSWORD = 'current_password'
export const ASSERTION = 'assertion'
