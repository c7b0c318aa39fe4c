export interface TestServer {
  /** Connection of the application's login, which owns nothing and only takes on roles. */
  url: string;
  /** Connection of the login that owns the database and migrates it. */
  ownerUrl: string;
  stop(): Promise<void>;
}

export function startPostgres(options?: { dir?: string; another?: boolean; logins?: boolean }): Promise<TestServer>;
