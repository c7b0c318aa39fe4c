import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { product } from './visitor.ts';

const taken = join(product.dataDirectory, 'taken-by-stories');

/** Takes a patient for one story alone; false if another story has. What a story changes no other one reads. */
export function take(patientId: number): boolean {
  mkdirSync(taken, { recursive: true });
  try {
    writeFileSync(join(taken, String(patientId)), '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
