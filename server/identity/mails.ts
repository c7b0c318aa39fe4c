import type { Letter } from '../mail/mail.ts';

/** The verification code of a forgotten password. */
export const passwordCodeMail = (to: string, code: string, brand: string): Letter => ({
  to,
  subject: `Your ${brand} verification code`,
  text: `Your verification code is ${code}\n\nIt is valid for 10 minutes. If you did not ask for it, you can ignore this message.\n`,
});

/** A colleague's invite with the link to their sign-up page. */
export const colleagueInviteMail = (to: string, link: string, organization: string, brand: string): Letter => ({
  to,
  subject: `You are invited to ${brand}`,
  text: `${organization} has invited you to ${brand}.\n\nCreate your account here:\n${link}\n\nThe link is valid for 7 days and can be used once.\n`,
});

/** A patient's invite with the code that their app asks for. */
export const patientInviteMail = (to: string, code: string, organization: string, brand: string): Letter => ({
  to,
  subject: `${organization} invites you to ${brand}`,
  text: `${organization} has prepared your home exercises in ${brand}.\n\nOpen the app and enter this code: ${code}\n\nThe code is valid for 14 days and can be used once.\n`,
});
