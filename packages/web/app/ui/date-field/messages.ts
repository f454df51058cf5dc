export const DATE_HINT = 'For example, 27/03/2014'
