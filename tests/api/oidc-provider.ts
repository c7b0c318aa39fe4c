import { createSign, createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';

/** An OpenID Connect provider in this process: discovery, keys, tokens; the user of `subject` is signed in there. */
export interface OidcProvider {
  issuer: string;
  /** The claims of the next user who signs in. */
  subject: { sub: string; email: string; name: string; email_verified?: unknown; [claim: string]: unknown };
  /** The callback of a browser after signing in at `location`. */
  authorize(location: string): { code: string; state: string };
  stop(): Promise<void>;
}

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signedToken(claims: object): string {
  const unsigned = `${part({ alg: 'RS256', kid: 'key', typ: 'JWT' })}.${part(claims)}`;
  return `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(privateKey, 'base64url')}`;
}

export async function startOidcProvider(clientId: string): Promise<OidcProvider> {
  const grants = new Map<string, { nonce: string | null; challenge: string | null }>();
  const provider: OidcProvider = {
    issuer: '',
    subject: { sub: 'subject-1', email: 'nobody@clinic.test', name: 'Nobody' },
    authorize(location) {
      const query = new URL(location).searchParams;
      const code = randomUUID();
      grants.set(code, { nonce: query.get('nonce'), challenge: query.get('code_challenge') });
      return { code, state: query.get('state') ?? '' };
    },
    stop: () => new Promise((stopped) => void server.close(() => stopped())),
  };

  const token = (form: URLSearchParams) => {
    const grant = grants.get(form.get('code') ?? '');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || proof !== grant.challenge) return null;
    grants.delete(form.get('code')!);
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      iss: provider.issuer,
      aud: clientId,
      iat: seconds,
      exp: seconds + 60,
      ...(grant.nonce && { nonce: grant.nonce }),
      email_verified: true,
      ...provider.subject,
    };
    return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 60, id_token: signedToken(claims) };
  };

  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { issuer } = provider;
      const answers: Record<string, () => object | null> = {
        '/.well-known/openid-configuration': () => ({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        }),
        '/jwks': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'key', alg: 'RS256', use: 'sig' }] }),
        '/token': () => token(new URLSearchParams(body)),
        '/userinfo': () => ({ email_verified: true, ...provider.subject }),
      };
      const answer = answers[request.url ?? '']?.() ?? null;
      response
        .writeHead(answer ? 200 : 400, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer ?? { error: 'invalid_grant' }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  provider.issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return provider;
}
