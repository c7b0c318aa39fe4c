import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { busy } from '../http/refusal.ts';

const AT_ONCE = 2;
const MOST_WAITING = 100;
let running = 0;
const waiting: (() => void)[] = [];

// Hashing is the dearest thing anybody can ask of the server without an account (I4): two at a time, the rest wait
// in a bounded queue, so that everything else keeps answering.
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw busy();
    await new Promise<void>((go) => waiting.push(go));
  } else {
    running++;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export const hash = (password: string): Promise<string> => inTurn(() => hashPassword(password));
export const verify = (given: { hash: string; password: string }): Promise<boolean> =>
  inTurn(() => verifyPassword(given));
