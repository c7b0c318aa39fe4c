import { openHands } from './hands.mjs';
import { openPerson } from './person.mjs';

Object.assign(globalThis, { openHands, openPerson });
