import type { Hono } from 'hono';
import type { Call } from '../../contract/platform/call.ts';
import { signIn } from '../../contract/identity/identity.ts';
import { PASSWORD } from './seed.ts';
import { Caller, type World } from './world.ts';

/** A browser tab: stores the cookies that it receives, and drops deleted ones. */
export class Tab {
  readonly #cookies = new Map<string, string>();
  readonly #app: Hono;

  constructor(app: Hono) {
    this.#app = app;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call<C extends Call>(call: C, options: Parameters<typeof Caller.prototype.call<C>>[1] = {}) {
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0', ...options.headers };
    const reply = await new Caller(this.#app, { cookie: this.cookie }).call(call, { ...options, headers });
    for (const given of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(given)!;
      if (value && !/max-age=0/i.test(given)) this.#cookies.set(name!, value);
      else this.#cookies.delete(name!);
    }
    return reply;
  }
}

/** A tab in which a user has just entered email and password. */
export async function signedInTab(world: World, email: string, password = PASSWORD): Promise<Tab> {
  const tab = new Tab(world.app);
  await tab.call(signIn, { body: { email, password } });
  return tab;
}
