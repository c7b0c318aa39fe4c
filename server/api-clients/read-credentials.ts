import { decodeJwt } from 'jose';
import { JWT_BEARER } from '../../contract/api-clients/token.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { oauthMessage } from '../../contract/api-clients/messages.ts';

/** How a request to the token endpoint says who it is. */
export type Credentials = { clientId: string; secret: string } | { clientId: string; assertion: string };

/** An error of the token endpoint: RFC 6749's members beside those of every other error. */
export function oauthError(
  error: 'invalid_request' | 'invalid_client' | 'unsupported_grant_type' | 'invalid_scope' | 'invalid_target',
): HttpError {
  const message = oauthMessage(`oauth.${error}`);
  return new HttpError(error === 'invalid_client' ? 401 : 400, message, { error, error_description: message.text });
}

/** The parameters of a form. One that is repeated is refused; an empty one counts as absent (RFC 6749, section 3.2). */
export function readForm(bytes: Uint8Array, contentType: string | undefined): Map<string, string> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(contentType ?? '')) throw oauthError('invalid_request');
  const form = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(bytes))) {
    if (form.has(name)) throw oauthError('invalid_request');
    if (value) form.set(name, value);
  }
  return form;
}

/** `client_secret_basic`: both parts are form-encoded (RFC 6749, section 2.3.1). Null without such a header. */
function readBasic(authorization: string | undefined): Credentials | null {
  if (!authorization) return null;
  const encoded = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(authorization)?.[1];
  const [, id, secret] = /^([^:]*):(.*)$/.exec(Buffer.from(encoded ?? '', 'base64').toString('utf8')) ?? [];
  if (!id || !secret) throw oauthError('invalid_client');
  const [[clientId] = ['']] = new URLSearchParams(id);
  const [[plain] = ['']] = new URLSearchParams(secret);
  return { clientId, secret: plain };
}

/** `private_key_jwt`: the assertion names the client (RFC 7523, section 3); nothing of it is believed yet. */
function readAssertion(form: ReadonlyMap<string, string>): Credentials | null {
  const assertion = form.get('client_assertion');
  if (!assertion && !form.has('client_assertion_type')) return null;
  if (!assertion || form.get('client_assertion_type') !== JWT_BEARER) throw oauthError('invalid_request');
  try {
    const { sub } = decodeJwt(assertion);
    if (sub) return { clientId: sub, assertion };
  } catch {
    // Not a JWT.
  }
  throw oauthError('invalid_client');
}

/** The credentials of a request, which has to have exactly one kind of them. */
export function readCredentials(authorization: string | undefined, form: ReadonlyMap<string, string>): Credentials {
  const named = form.get('client_id');
  const posted = form.get('client_secret');
  if (posted && !named) throw oauthError('invalid_request');
  const given = [
    readBasic(authorization),
    posted && named ? { clientId: named, secret: posted } : null,
    readAssertion(form),
  ].filter((one) => one !== null);
  if (given.length > 1) throw oauthError('invalid_request');
  const [credentials] = given;
  if (!credentials || (named && named !== credentials.clientId)) throw oauthError('invalid_client');
  return credentials;
}
