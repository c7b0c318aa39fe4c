import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Patient } from '@medplum/fhirtypes';

interface EhrOptions {
  clientId: string;
  /** Null for a public client. */
  secret: string | null;
  /** Where it sends the browser back to, by its own address. */
  redirectUri: (issuer: string) => string;
}

interface Code {
  challenge: string;
  patient: string | undefined;
}

/** What a test changes of the EHR. */
interface Behavior {
  configuration?: object;
  /** Of the Patient resource. */
  patient?: Partial<Patient> | null;
  redirectTo?: string;
}

/** An EHR on this machine that launches an app, as SMART App Launch 2 has it. */
export interface FakeEhr {
  issuer: string;
  behavior: Behavior;
  /** Each request that it got: method, path and the authorization it came with. */
  requests: { path: string; authorization: string | undefined; form: URLSearchParams }[];
  /** What its page does when the browser arrives: checks the request and sends it back with a code. */
  authorize(url: string, patientId?: string): { state: string; code: string; parameters: URLSearchParams };
  close(): Promise<void>;
}

const readForm = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
};

const send = (response: ServerResponse, status: number, body: object, type = 'application/json') =>
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));

export async function openFakeEhr({ clientId, secret, redirectUri }: EhrOptions): Promise<FakeEhr> {
  const codes = new Map<string, Code>();
  const tokens = new Map<string, string>();
  const requests: FakeEhr['requests'] = [];
  const behavior: Behavior = {};

  const isClient = (authorization: string | undefined, form: URLSearchParams) =>
    secret === null
      ? form.get('client_id') === clientId && authorization === undefined
      : authorization === `Basic ${Buffer.from(`${clientId}:${encodeURIComponent(secret)}`).toString('base64')}`;

  function exchange(form: URLSearchParams, authorization: string | undefined): object | null {
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      code?.challenge === challenge &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('redirect_uri') === redirectUri(`${origin}/fhir`) &&
      isClient(authorization, form);
    if (!isGood) return null;
    const token = crypto.randomUUID();
    const { patient } = code;
    if (patient) tokens.set(token, patient);
    return { access_token: token, token_type: 'Bearer', expires_in: 300, scope: 'launch', ...(patient && { patient }) };
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const form = await readForm(request);
    const { authorization } = request.headers;
    const path = request.url!;
    requests.push({ path, authorization, form });
    if (behavior.redirectTo) return response.writeHead(302, { location: behavior.redirectTo }).end();
    if (path === '/fhir/.well-known/smart-configuration') return send(response, 200, configuration());
    if (path === '/token') {
      const token = exchange(form, authorization);
      return token ? send(response, 200, token) : send(response, 400, { error: 'invalid_grant' });
    }
    const id = /^\/fhir\/Patient\/(.+)$/.exec(path)?.[1];
    if (!id || tokens.get(authorization?.replace('Bearer ', '') ?? '') !== id || behavior.patient === null)
      return send(response, 401, { resourceType: 'OperationOutcome' });
    return send(response, 200, { resourceType: 'Patient', id, ...behavior.patient }, 'application/fhir+json');
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const configuration = () => ({
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    capabilities: ['launch-ehr', 'context-ehr-patient', 'client-public', 'permission-v2'],
    code_challenge_methods_supported: ['S256'],
    ...behavior.configuration,
  });

  return {
    issuer: `${origin}/fhir`,
    behavior,
    requests,
    authorize(url, patientId) {
      const { searchParams: parameters, origin: asked, pathname } = new URL(url);
      if (`${asked}${pathname}` !== `${origin}/authorize`) throw new Error(`Not the EHR: ${url}`);
      const code = crypto.randomUUID();
      codes.set(code, { challenge: parameters.get('code_challenge')!, patient: patientId });
      return { state: parameters.get('state')!, code, parameters };
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
