export interface TestServer {
  /** Connection of the application's login, which owns nothing and only takes on roles. */
  url: string;
  /** Connection of the login that owns the database and migrates it. */
  ownerUrl: string;
  stop(): Promise<void>;
}

export function startPostgres(options?: {
  dir?: string;
  another?: boolean;
  logins?: boolean;
  /** Settings of this server, such as `fsync`: without, it is fast and survives no power failure. */
  settings?: Record<string, string | number>;
}): Promise<TestServer>;
