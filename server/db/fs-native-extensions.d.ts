declare module 'fs-native-extensions' {
  /** Asks for a lock on a part of an open file; false where another open file holds one. */
  export function tryLock(descriptor: number, offset: number, length: number): boolean;
}
