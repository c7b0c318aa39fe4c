/** Letters and digits of codes that people type: those that nobody takes for one another, so no 0 and O, no 1, I and L. */
export const TYPED_CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Letters on each side of the hyphen: of a patient's invite code, and of a recovery code. */
export const INVITE_CODE_HALF = 4;
export const RECOVERY_CODE_HALF = 5;

const codePattern = (half: number) => {
  const letters = `[${TYPED_CODE_LETTERS}]{${half}}`;
  return new RegExp(`^${letters}-${letters}$`);
};

/** A patient's invite code as it is mailed and shown: `K7MW-3QXE`. */
export const inviteCodePattern = codePattern(INVITE_CODE_HALF);
