import { gzipSync } from 'node:zlib';

// A device as an engineer writes it who has docs/INTAKE.md and docs/API.md and nothing else: it imports nothing of the product.

/** The clinic's portal as a device reaches it; `fetch` throws where a response was lost. */
export interface Connection {
  /** `https://portal.clinic.example/api` */
  baseUrl: string;
  fetch: (url: string, init: Sent) => Response | Promise<Response>;
  /** Waits as many seconds as `Retry-After` says, or a moment after a lost response. */
  wait: (seconds: number) => Promise<void>;
}

interface Sent {
  method: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

export interface Answer<Body = Record<string, unknown>> {
  status: number;
  body: Body;
}

const SENDS = 5;

/** Sends a request until a response arrives that sending again would not change. */
async function sendUntilAnswered({ baseUrl, fetch, wait }: Connection, path: string, init: Sent): Promise<Response> {
  for (let sent = 1; ; sent++) {
    const response = await Promise.resolve(fetch(`${baseUrl}${path}`, init)).catch(() => null);
    if (response && ![429, 500, 503].includes(response.status)) return response;
    if (sent === SENDS) throw new Error(`No answer to ${init.method} ${path}`);
    await wait(Number(response?.headers.get('Retry-After') ?? 1));
  }
}

const readAnswer = async <Body>(response: Response): Promise<Answer<Body>> => ({
  status: response.status,
  body: (await response.json()) as Body,
});

const toRequest = (method: string, json?: object): Sent => ({
  method,
  ...(json && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(json) }),
});

/** A file as it is sent: a log is gzipped. */
const toUpload = (log: object): Sent => ({
  method: 'PUT',
  headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
  body: gzipSync(JSON.stringify(log)),
});

/** The scan client or the gait device of a clinic, with the client id and the secret that the clinic gave it. */
export class ClinicDevice {
  readonly #connection: Connection;
  readonly #credentials: { client_id: string; client_secret: string };
  #token: string | null = null;
  /** Tokens that it got. */
  tokens = 0;

  constructor(connection: Connection, clientId: string, secret: string) {
    this.#connection = connection;
    this.#credentials = { client_id: clientId, client_secret: secret };
  }

  async #getToken(): Promise<string> {
    const form = new URLSearchParams({ grant_type: 'client_credentials', ...this.#credentials });
    const response = await sendUntilAnswered(this.#connection, '/oauth/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    if (!response.ok) throw new Error(`No token: ${response.status}`);
    this.tokens++;
    return ((await response.json()) as { access_token: string }).access_token;
  }

  /** Sends with the token that it has; after a 401 once more with another one. */
  async #send<Body>(path: string, init: Sent): Promise<Answer<Body>> {
    const sendWithToken = async () => {
      this.#token ??= await this.#getToken();
      const headers = { ...init.headers, Authorization: `Bearer ${this.#token}` };
      return sendUntilAnswered(this.#connection, path, { ...init, headers });
    };
    let response = await sendWithToken();
    if (response.status === 401) {
      this.#token = null;
      response = await sendWithToken();
    }
    return readAnswer(response);
  }

  async checkVersion(version: string) {
    const response = await sendUntilAnswered(this.#connection, `/v2/scan/clients/${version}`, { method: 'GET' });
    return readAnswer<{ updateRequired: boolean; latestVersionId: string | null }>(response);
  }

  listLocations = () => this.#send<{ items: { id: number; name: string }[] }>('/v2/locations', { method: 'GET' });
  listAssessments = () => this.#send<{ id: string; name: string }[]>('/v2/scan/assessments', { method: 'GET' });

  sendScan = (session: object) => this.#send('/v2/scan/sessions', toRequest('POST', session));
  sendScanLog = (uuid: string, log: object) =>
    this.#send(`/v2/scan/sessions/${uuid}/artifacts/pose-log`, toUpload(log));

  sendWalk = (walk: object) =>
    this.#send<{ id: number; version: number; subject: { patientId: number } }>(
      '/v2/gait/sessions',
      toRequest('POST', walk),
    );
  sendWalkLog = (uuid: string, log: object) =>
    this.#send(`/v2/gait/sessions/${uuid}/artifacts/pose-log`, toUpload(log));

  changeComment(id: number, version: number, comment: string) {
    const { headers, ...request } = toRequest('PATCH', { comment });
    return this.#send(`/v2/gait/sessions/${id}`, {
      ...request,
      headers: { ...headers, 'If-Match': String(version), 'Idempotency-Key': crypto.randomUUID() },
    });
  }

  listWalks = (patientId: number) =>
    this.#send<{ items: { id: number; recording?: { state: string } | null }[] }>(
      `/v2/patients/${patientId}/gait-sessions`,
      { method: 'GET' },
    );
}

/** The app of a patient, from the mailed code on. */
export class PatientApp {
  readonly #connection: Connection;
  #token: string | null = null;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async pair(code: string, label: string): Promise<number> {
    const response = await sendUntilAnswered(
      this.#connection,
      '/v2/intake/devices',
      toRequest('POST', { code, label }),
    );
    if (response.ok) this.#token = ((await response.json()) as { token: string }).token;
    return response.status;
  }

  async #send<Body>(path: string, init: Sent): Promise<Answer<Body>> {
    const headers = { ...init.headers, Authorization: `Bearer ${this.#token}` };
    return readAnswer(await sendUntilAnswered(this.#connection, path, { ...init, headers }));
  }

  fetchProgram = () =>
    this.#send<{ program: { id: number; blocks: { exerciseId: string }[] } | null }>('/v2/intake/program', {
      method: 'GET',
    });
  sendSession = (session: object) => this.#send('/v2/intake/sessions', toRequest('POST', session));
}
