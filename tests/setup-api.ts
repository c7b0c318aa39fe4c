import { hashCost } from '../server/identity/hashing.ts';

// A hash of a password takes a third of a second by design, and nearly every file signs somebody in.
hashCost.N = 2 ** 11;
