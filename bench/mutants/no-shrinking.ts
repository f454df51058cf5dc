import fc from 'fast-check'

// That a property fails is all that is asked; to look for the smallest case of it takes a hundred times as long.
fc.configureGlobal({ seed: 42, endOnFailure: true })
