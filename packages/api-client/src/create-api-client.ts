import createClient, { type Client } from 'openapi-fetch';

/** A token is replaced this long before it ends, so that none ends on its way. */
const EARLY_MS = 30_000;

interface Access {
  /** The address of the API, such as `https://portal.example/api`. */
  baseUrl: string;
  clientId: string;
  secret: string;
  /** In place of the global one. */
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * A typed client of the API that signs in as an API client: it gets a token before its first call, and another before that
 * one ends (client credentials grant, RFC 6749). `Paths` are those of `generateTypes`. A call throws when no token is given.
 */
export function createApiClient<Paths extends object>({
  baseUrl,
  clientId,
  secret,
  fetch = globalThis.fetch,
}: Access): Client<Paths> {
  let kept: Promise<{ token: string; until: number }> | undefined;
  async function requestToken() {
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: secret });
    const response = await fetch(new Request(`${baseUrl}/oauth/token`, { method: 'POST', body }));
    if (!response.ok) throw new Error(`No token: ${response.status} ${await response.text()}`);
    const { access_token: token, expires_in: seconds } = (await response.json()) as {
      access_token: string;
      expires_in: number;
    };
    return { token, until: Date.now() + seconds * 1000 - EARLY_MS };
  }
  async function getToken(): Promise<string> {
    kept ??= requestToken();
    const asked = kept;
    try {
      const { token, until } = await asked;
      if (Date.now() < until) return token;
    } catch (error) {
      if (kept === asked) kept = undefined;
      throw error;
    }
    if (kept === asked) kept = undefined;
    return getToken();
  }
  const client = createClient<Paths>({ baseUrl, fetch });
  client.use({
    async onRequest({ request }) {
      request.headers.set('Authorization', `Bearer ${await getToken()}`);
      return request;
    },
  });
  return client;
}
