import pg from 'pg';
import { createSecretReader } from '../secret-files.ts';

export type PoolSettings = pg.PoolConfig & { connectionString: string; passwordFile?: string | undefined };

/** The address with the password of another one: whatever else a file says was not checked at the start, and does not count. */
function replacePassword(address: string, other: string): string {
  if (!URL.canParse(address) || !URL.canParse(other)) return address;
  const url = new URL(address);
  url.password = new URL(other).password;
  return url.href;
}

/**
 * A pool of connections. With a file that holds the address, each connection is opened with the password that stands there by
 * then; certificates that the address names are read for each connection as well.
 */
export function openPool({ passwordFile, ...settings }: PoolSettings): pg.Pool {
  const read = createSecretReader(passwordFile, settings.connectionString);
  class Client extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: replacePassword(settings.connectionString, read()) });
    }
  }
  return new pg.Pool({ ...settings, ...(passwordFile && { Client }) });
}
