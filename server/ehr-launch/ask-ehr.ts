import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { ehrLaunchMessage } from '../../contract/ehr-launch/messages.ts';
import { readEhrPatient, type EhrPatient } from '../../domain/ehr-launch/ehr-patient.ts';
import {
  readSmartConfiguration,
  type EhrEndpoints,
  type LaunchKind,
} from '../../domain/ehr-launch/read-smart-configuration.ts';
import { conflict } from '../platform/http/http-error.ts';
import { requestJson, type JsonResponse, type Outgoing, type OutgoingRequest } from '../platform/http/outgoing.ts';

/** An EHR as it is called: by the name that people know, at its address. */
export interface Ehr {
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string | null;
}

/** 256 bits, as PKCE has them (RFC 7636). */
export const createVerifier = (): string => randomBytes(32).toString('base64url');
export const toChallenge = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

async function ask(
  outgoing: Outgoing,
  { name }: Ehr,
  address: string,
  request?: OutgoingRequest,
): Promise<JsonResponse> {
  try {
    return await requestJson(outgoing, address, request);
  } catch {
    throw conflict(ehrLaunchMessage('ehrLaunch.unreachable', { name }));
  }
}

const refuse = (code: 'denied' | 'noPatient' | 'unusable', { name }: Ehr) =>
  conflict(ehrLaunchMessage(`ehrLaunch.${code}`, { name }));

/** Reads the SMART configuration of an EHR, which has to know this kind of launch. */
export async function discover(outgoing: Outgoing, ehr: Ehr, kind: LaunchKind): Promise<EhrEndpoints> {
  const { status, body } = await ask(outgoing, ehr, `${ehr.issuer}/.well-known/smart-configuration`);
  const endpoints = status === 200 ? readSmartConfiguration(body, kind, outgoing.allowsLoopback) : null;
  if (!endpoints) throw refuse('unusable', ehr);
  return endpoints;
}

const TokenResponse = z.object({
  access_token: z.string().check(z.minLength(1), z.maxLength(20_000)),
  token_type: z.string().check(z.regex(/^bearer$/i)),
  patient: z.optional(z.string().check(z.regex(/^[A-Za-z0-9.-]{1,64}$/))),
});

interface Exchange {
  tokenEndpoint: string;
  code: string;
  verifier: string;
  redirectUri: string;
}

/** Both parts form-encoded, as `client_secret_basic` has it (RFC 6749, section 2.3.1). */
const toBasic = (clientId: string, secret: string) =>
  `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(secret)}`).toString('base64')}`;

/**
 * Exchanges the code for a token and reads the patient in context with it. The token is used here and kept nowhere.
 */
export async function readPatientInContext(
  outgoing: Outgoing,
  ehr: Ehr,
  { tokenEndpoint, code, verifier, redirectUri }: Exchange,
): Promise<EhrPatient> {
  const { clientId, clientSecret } = ehr;
  const exchanged = await ask(outgoing, ehr, tokenEndpoint, {
    ...(clientSecret !== null && { headers: { authorization: toBasic(clientId, clientSecret) } }),
    form: {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...(clientSecret === null && { client_id: clientId }),
    },
  });
  const token = exchanged.status === 200 ? TokenResponse.safeParse(exchanged.body) : null;
  if (!token?.success) throw refuse('denied', ehr);
  const { access_token: accessToken, patient: patientId } = token.data;
  if (!patientId) throw refuse('noPatient', ehr);
  const read = await ask(outgoing, ehr, `${ehr.issuer}/Patient/${patientId}`, {
    headers: { accept: 'application/fhir+json', authorization: `Bearer ${accessToken}` },
  });
  const patient = read.status === 200 ? readEhrPatient(read.body, patientId) : null;
  if (!patient) throw refuse('denied', ehr);
  return patient;
}
