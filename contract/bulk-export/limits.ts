/** For how long the files of an export can be fetched, in hours. */
export const EXPORT_HOURS = 24;
/** Resources read in one transaction. */
export const EXPORT_BATCH = 200;
/** A file is stored when it has this many bytes; what follows is another file of the type. So memory does not grow. */
export const EXPORT_FILE_BYTES = 4_000_000;
/** How long a system should wait before it asks again, in seconds. */
export const EXPORT_POLL_SECONDS = 10;
