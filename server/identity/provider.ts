import type { FactorMethod } from '../../contract/identity.ts';
import type { Language } from '../../contract/languages.ts';
import type { Device, Member } from '../../domain/actor.ts';
import type { Factors } from './factors.ts';
import type { Passkeys } from './passkeys.ts';

/** Whoever holds a valid session. */
export interface Person {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  groups: readonly string[];
  language: Language;
  version: number;
  sessionId: string;
  /** Since the person last proved in this session who they are. */
  proofAgeMs: number;
  hasSecondFactor: boolean;
  /** Whether the organization asks for one. */
  requiresSecondFactor: boolean;
  /** Whether it was shown in this session. */
  hasShownFactor: boolean;
  /** What has to come before anything else. */
  secondFactorDue?: 'SET_UP' | 'SHOW';
  /** Null without a provider profile or without a known group: such a person may see the own account only. */
  member: Member | null;
}

/** Six operations of an identity provider (OPEN-032) and the look-up of who is calling. */
export interface IdentityProvider {
  /**
   * The cookies of the session and of the browser, which is known from then on; refuses with 401, or 429 while it is too early.
   * For whoever has a second factor it is the cookie of a sign-in that is still to be completed, and by what.
   */
  signIn(
    credentials: { email: string; password: string },
    from: { address: string; headers: Headers },
  ): Promise<{ headers: Headers; secondFactor: FactorMethod[] }>;
  /** Second factors of the account, and showing them. */
  factors: Factors;
  passkeys: Passkeys;
  /** Whose session it was; null without one. */
  signOut(headers: Headers): Promise<{ headers: Headers; userId: string | null }>;
  changePassword(headers: Headers, passwords: { currentPassword: string; newPassword: string }): Promise<Headers>;
  /** Mails a code. Does the same, as far as anybody can tell, for an unknown address. */
  forgotPassword(username: string, address: string): Promise<void>;
  /** The cookie of the browser: whoever reads the account's mail may sign in here whatever strangers try. */
  resetPassword(
    reset: { username: string; code: string; password: string },
    from: { address: string; headers: Headers },
  ): Promise<Headers>;
  /** Where to send the browser to sign in with the organization's provider; cookies in the headers. */
  startSso(headers: Headers): Promise<{ location: string; headers: Headers }>;
  /** The provider sends the browser back here. */
  callback(request: Request): Promise<Response>;
  /** Creates the account of an invite and returns its user id. */
  createAccount(account: {
    email: string;
    password: string;
    firstName: string;
    lastName: string;
    groups: string[];
  }): Promise<string>;
  /** Null without a valid session. A request marked as background does not count as activity (I9). */
  personOf(headers: Headers, options?: { background?: boolean }): Promise<Person | null>;
  /** The patient's app behind a bearer token; refuses with 401. */
  deviceOf(authorization: string | undefined): Promise<Device>;
  /** Ends every session of a user at once. */
  endSessions(userId: string): Promise<void>;
}
