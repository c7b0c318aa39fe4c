import type { Configuration } from '../platform/configuration.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import { describeError } from '../platform/http/error-response.ts';
import type { Log } from '../platform/http/log.ts';
import { claimBatch, findDueEndpoints, type ClaimedBatch, type DueEndpoint } from './claim-deliveries.ts';
import { buildEventBody } from './event-body.ts';
import { handOutEvents } from './hand-out-events.ts';
import { postEvent } from './post-event.ts';
import { recordOutcomes, type Attempted } from './record-outcomes.ts';
import { createWebhookHeaders, openWebhookSecret } from './sign.ts';
import type { ResolveHost } from './target-address.ts';

const POLL_MS = 2000;
/** Endpoints that are sent to at a time; a slow one takes one of these places only. */
const MAX_ENDPOINTS = 16;

interface Tools {
  tenantDb: TenantDb;
  configuration: Pick<Configuration, 'secrets' | 'webhookLoopback'>;
  resolve: ResolveHost;
  now: () => Date;
  log: Log;
}

const toKey = ({ organizationId, endpointId }: DueEndpoint) => `${organizationId}/${endpointId}`;

/** Null when the server's secret is another one since: an admin has to replace those of the endpoint. */
function openSecrets(sealedSecrets: readonly string[], secrets: readonly string[]): string[] | null {
  try {
    return sealedSecrets.map((sealed) => openWebhookSecret(sealed, secrets));
  } catch {
    return null;
  }
}

/** Sends recorded events to their endpoints. Any number of processes can run it; each attempt is claimed by one. */
export class WebhookSender {
  readonly #tools: Tools;
  readonly #busy = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #stopping = false;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  start(): void {
    const turn = () => {
      this.#turn = this.#startDue()
        .catch(this.#logFailure)
        .finally(() => {
          if (!this.#stopping) this.#timer = setTimeout(turn, POLL_MS).unref();
        });
    };
    turn();
  }

  /** Waits for the attempts under way; what else is due is left to the next process. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    await this.#turn;
    await Promise.all(this.#busy.values());
  }

  /** Sends everything that is due. */
  async runDue(): Promise<void> {
    while ((await this.#startDue()) > 0) await Promise.all(this.#busy.values());
  }

  readonly #logFailure = (error: unknown) =>
    this.#tools.log({ event: 'webhooks-failed', detail: describeError(error) });

  /** Hands out new events, and begins with the endpoints that have something due. Returns how many these are. */
  async #startDue(): Promise<number> {
    const { tenantDb, now } = this.#tools;
    await handOutEvents(tenantDb, now);
    const due = await tenantDb.asService((tx) => findDueEndpoints(tx, now(), 4 * MAX_ENDPOINTS));
    const next = due.filter((endpoint) => !this.#busy.has(toKey(endpoint)));
    const started = next.slice(0, MAX_ENDPOINTS - this.#busy.size);
    for (const endpoint of started) {
      const key = toKey(endpoint);
      const work = this.#sendTo(endpoint)
        .catch(this.#logFailure)
        .then(() => void this.#busy.delete(key));
      this.#busy.set(key, work);
    }
    return started.length;
  }

  /** Sends batch after batch, until nothing is due or a batch has failed whole: then others may have the place. */
  async #sendTo(endpoint: DueEndpoint): Promise<void> {
    const { tenantDb, now } = this.#tools;
    for (let works = true; works && !this.#stopping;) {
      const batch = await tenantDb.asService((tx) => claimBatch(tx, endpoint, now()));
      if (!batch) return;
      const attempted = await Promise.all(batch.deliveries.map((delivery) => this.#attempt(batch, delivery)));
      await tenantDb.asService((tx) => recordOutcomes(tx, endpoint, attempted, now()));
      works = attempted.some(({ outcome }) => outcome.status !== null);
    }
  }

  async #attempt({ url, sealedSecrets }: ClaimedBatch, delivery: Attempted['delivery']): Promise<Attempted> {
    const { configuration, resolve, now } = this.#tools;
    const at = now();
    const body = buildEventBody(delivery.event);
    const secrets = openSecrets(sealedSecrets, configuration.secrets);
    if (!secrets) return { delivery, at, outcome: { status: null, error: 'SECRET', response: null, durationMs: 0 } };
    const headers = createWebhookHeaders({ id: delivery.event.uuid, at, body }, secrets);
    const target = { url, resolve, allowsLoopback: configuration.webhookLoopback };
    return { delivery, at, outcome: await postEvent(target, headers, body) };
  }
}
