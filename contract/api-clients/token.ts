import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';

/** The authentication methods of the token endpoint (RFC 8414, `token_endpoint_auth_methods_supported`). */
export const clientAuthMethods = ['client_secret_basic', 'client_secret_post', 'private_key_jwt'] as const;
/** Algorithms in which an assertion may be signed. */
export const assertionAlgorithms = ['RS256', 'RS384', 'PS256', 'ES256', 'ES384', 'EdDSA', 'Ed25519'] as const;
/** The type of an assertion that is a JWT (RFC 7523). */
export const JWT_BEARER = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
/** How far ahead of the server's clock an assertion may expire, in seconds. */
export const ASSERTION_MAX_SECONDS = 300;

/** Where FHIR R4 is served, outside `/api`. */
export const FHIR_BASE = '/fhir/R4';
/** Where SMART App Launch looks for the configuration, after the base of FHIR. */
export const SMART_CONFIGURATION = '/.well-known/smart-configuration';
/** What of SMART App Launch 2 the server does: tokens for systems, by a key or a secret, with scopes of both versions. */
export const smartCapabilities = [
  'client-confidential-asymmetric',
  'client-confidential-symmetric',
  'permission-v1',
  'permission-v2',
] as const;

/** An access token (RFC 6749, section 5.1). */
export const AccessToken = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number(),
  scope: z.string(),
});
export type AccessToken = z.output<typeof AccessToken>;

export const issueToken = defineCall({
  id: 'issueToken',
  summary: 'Issues an access token to an API client (OAuth 2.1, client credentials grant)',
  method: 'POST',
  path: '/oauth/token',
  access: 'public',
  form: 'bytes',
  mediaTypes: ['application/x-www-form-urlencoded'],
  maxBodyBytes: 20_000,
  response: AccessToken,
});
