/** Letters and digits of a patient's invite code: those that nobody takes for one another, so no 0 and O, no 1, I and L. */
export const INVITE_CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Letters on each side of the hyphen. */
export const INVITE_CODE_HALF = 4;

const half = `[${INVITE_CODE_LETTERS}]{${INVITE_CODE_HALF}}`;

/** A patient's invite code as it is mailed and shown: `K7MW-3QXE`. */
export const inviteCodePattern = new RegExp(`^${half}-${half}$`);
