/** As they stand in `job_runs.kind`. */
export const IMPORT_WORK = 'people-import'
export const UNDO_WORK = 'people-import-undo'
