declare module 'fs-native-extensions' {
  /** Locks a range of an open file; false if it is locked already. */
  export function tryLock(descriptor: number, offset: number, length: number): boolean;
}
