import type { FactorMethod } from '../../contract/identity/identity.ts';
import type { Language } from '../../contract/platform/languages.ts';
import type { Device, Member } from '../../domain/identity/actor.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Factors } from './factors.ts';
import type { Passkeys } from './passkeys.ts';

/** The user of a valid session. */
export interface Person {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  groups: readonly string[];
  language: Language;
  version: number;
  sessionId: string;
  /** Time since the user last proved their identity in this session. */
  proofAgeMs: number;
  hasSecondFactor: boolean;
  /** The organization requires a second factor. */
  requiresSecondFactor: boolean;
  /** A second factor was shown in this session. */
  hasShownFactor: boolean;
  /** What the user must do before anything else. */
  secondFactorDue?: 'SET_UP' | 'SHOW';
  /** Null without a provider profile or a known group: such a user sees only the own account. */
  member: Member | null;
}

/** The operations of an identity provider (OPEN-032), and the lookup of the caller. */
export interface IdentityProvider {
  /**
   * Returns the cookies of the session and of the known browser. Throws 401, or 429 during a backoff. When the account
   * has a second factor, the cookie identifies the pending sign-in and `secondFactor` lists the accepted methods.
   */
  signIn(
    credentials: { email: string; password: string },
    from: { address: string; headers: Headers },
  ): Promise<{ headers: Headers; secondFactor: FactorMethod[] }>;
  factors: Factors;
  passkeys: Passkeys;
  /** Ends the session that these headers of a sign-in carry: the new one takes its place in the browser. */
  endReplacedSession(headers: Headers): Promise<void>;
  /** Returns the user whose session ended; null when there was no session. */
  signOut(headers: Headers): Promise<{ headers: Headers; userId: string | null }>;
  changePassword(headers: Headers, passwords: { currentPassword: string; newPassword: string }): Promise<Headers>;
  /** Sends a code by email. Unknown addresses take the same time and get the same answer. */
  forgotPassword(username: string, address: string): Promise<void>;
  /**
   * Returns the known-browser cookie: the owner of the mailbox can sign in here even while unknown browsers are locked
   * out.
   */
  resetPassword(
    reset: { username: string; code: string; password: string },
    from: { address: string; headers: Headers },
  ): Promise<Headers>;
  /** Where to send the browser for single sign-on, with the cookies of the request. */
  startSso(headers: Headers): Promise<{ location: string; headers: Headers }>;
  /** The redirect back from the single sign-on provider. */
  callback(request: Request): Promise<Response>;
  /** Creates the account of an invite and returns its user id. */
  createAccount(
    account: {
      email: string;
      password: string;
      firstName: string;
      lastName: string;
      groups: string[];
    },
    claim: (tx: Tx) => Promise<void>,
  ): Promise<string>;
  /** Null without a valid session. A background request does not count as activity (I9). */
  findPerson(headers: Headers, options?: { background?: boolean }): Promise<Person | null>;
  /**
   * Whom the session belonged to at its last call in this process, to begin a read with; null without one. Only what
   * `findPerson` confirms for the same request may be answered.
   */
  recallPerson(headers: Headers): Person | null;
  /** The patient's app behind a bearer token; throws 401 for an unknown token. */
  requireDevice(authorization: string | undefined): Promise<Device>;
  endSessions(userId: string): Promise<void>;
}
