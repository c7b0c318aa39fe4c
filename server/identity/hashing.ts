import { AsyncLocalStorage } from 'node:async_hooks';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { FairQueue } from './fair-queue.ts';

/** Hashing is the dearest thing anybody can ask of the server without an account (I4). Thirty colleagues behind one address fit in a share. */
const queue = new FairQueue({ atOnce: 2, mostWaiting: 100, mostOfOne: 40 });
const asking = new AsyncLocalStorage<string>();

/** Does work in which passwords are hashed; they wait in the share of the address that asks for it. */
export const hashingFor = <T>(address: string, work: () => Promise<T>): Promise<T> => asking.run(address, work);

const inTurn = <T>(work: () => Promise<T>): Promise<T> => queue.run(asking.getStore() ?? '', work);

export const hash = (password: string): Promise<string> => inTurn(() => hashPassword(password));
export const verify = (given: { hash: string; password: string }): Promise<boolean> =>
  inTurn(() => verifyPassword(given));
