/**
 * What `docs/operations.md` asks of a server whose log is archived, with a folder in the place of another machine. A segment gets its name there
 * only when it is whole, and one that is there is never written over.
 *
 * @param {string} folder
 */
export const archivingTo = (folder) => ({
  wal_level: 'replica',
  archive_mode: 'on',
  archive_command: `test ! -f ${folder}/%f && cp %p ${folder}/%f.part && mv ${folder}/%f.part ${folder}/%f`,
  archive_timeout: `${SEGMENT_SECONDS}s`,
})

/** A segment goes to the archive when it is full, and after so long at the latest: what is lost with a disk is at most this, and the way there. */
export const SEGMENT_SECONDS = 30

/**
 * To the end of what was archived, or to a moment before it.
 *
 * @param {string} folder
 * @param {Date | null} moment
 */
export const recoveringFrom = (folder, moment) => ({
  restore_command: `cp ${folder}/%f %p`,
  recovery_target_timeline: 'latest',
  ...(moment && {
    // At this place PostgreSQL knows no Z.
    recovery_target_time: moment.toISOString().replace('Z', '+00'),
    recovery_target_action: 'promote',
  }),
})
