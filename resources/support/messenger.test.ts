import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockApi } from '../../tests/component/fakeApi.ts';
import { messenger } from './messenger.ts';

/** A stand-in for the widget's script: it boots with the settings it finds and records its commands. */
const widget = vi.fn<(command: string, ...more: unknown[]) => void>();
const script = () => document.querySelector<HTMLScriptElement>('script[src*="widget"]');
const arrive = () => {
  const queued = (window.Intercom as unknown as { q: ArrayLike<unknown>[] }).q;
  window.Intercom = widget;
  widget('boot', { ...window.intercomSettings });
  for (const command of queued) widget(...(Array.from(command) as [string]));
  script()!.dispatchEvent(new Event('load'));
};
const commands = () => widget.mock.calls.map(([command]) => command);
const last = (command: string) => widget.mock.calls.findLast(([name]) => name === command)?.[1];

beforeEach(() => {
  document.head.append(document.createElement('script'));
  document.documentElement.lang = 'es';
});
afterEach(() => {
  vi.useRealTimers();
  widget.mockClear();
  window.Intercom = undefined;
  document.querySelectorAll('script').forEach((element) => element.remove());
});

const chat = () => messenger({ appId: 'abc12345', region: 'eu', title: 'Exer' });
async function opened() {
  const service = chat();
  const opening = service.open('a.b.c');
  arrive();
  await opening;
  return service;
}

describe('the support chat', () => {
  it('SUP-02 SUP-03 is loaded when it is opened, boots as the user of the token, and shows no button of its own', async () => {
    const service = chat();
    expect(script()).toBeNull();
    const opening = service.open('a.b.c');
    expect(script()!.src).toBe('https://widget.intercom.io/widget/abc12345');
    arrive();
    await opening;
    expect(commands()).toEqual(['boot', 'show']);
    expect(last('boot')).toMatchObject({
      app_id: 'abc12345',
      api_base: 'https://api-iam.eu.intercom.io',
      intercom_user_jwt: 'a.b.c',
      hide_default_launcher: true,
      page_title: 'Exer',
      language_override: 'es',
    });
    expect(JSON.stringify(last('boot'))).not.toMatch(/email|"name"/);
    service.restart();
  });

  it('SUP-02 opens again with a current token', async () => {
    const service = await opened();
    await service.open('d.e.f');
    expect(commands()).toEqual(['boot', 'show', 'update', 'show']);
    expect(last('update')).toMatchObject({ intercom_user_jwt: 'd.e.f' });
    service.restart();
  });

  it('AUTH-28 shuts down for a user who signs out, and boots again for the next one', async () => {
    const service = await opened();
    service.restart();
    expect(commands().slice(2)).toEqual(['hide', 'shutdown']);
    service.restart();
    expect(commands()).toHaveLength(4);
    await service.open('x.y.z');
    expect(commands().slice(4)).toEqual(['boot', 'show']);
    expect(last('boot')).toMatchObject({ intercom_user_jwt: 'x.y.z' });
    service.restart();
  });

  it('AUTH-28 shows nobody the chat of a user who signed out while it loaded', async () => {
    const service = chat();
    const first = service.open('a.b.c');
    service.restart();
    const second = service.open('x.y.z');
    arrive();
    await Promise.all([first, second]);
    expect(commands()).toEqual(['boot', 'shutdown', 'boot', 'show']);
    expect(last('boot')).toMatchObject({ intercom_user_jwt: 'x.y.z' });
    service.restart();
  });

  it('OPEN-030 reports that it cannot be loaded, and tries again on the next request', async () => {
    const service = chat();
    const opening = service.open('a.b.c');
    script()!.dispatchEvent(new Event('error'));
    await expect(opening).rejects.toThrow('could not be fetched');
    expect(script()).toBeNull();
    const again = service.open('a.b.c');
    arrive();
    await again;
    expect(commands()).toEqual(['boot', 'show']);
    service.restart();
  });

  it('OPEN-030 stops waiting when it does not load at all', async () => {
    vi.useFakeTimers();
    const opening = chat().open('a.b.c');
    const failure = Promise.resolve(opening).then(
      () => 'opened',
      (error: Error) => error.message,
    );
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await failure).toBe('The support chat could not be fetched.');
  });

  it('API-50 gets a new token before the current one expires, until its user signs out', async () => {
    vi.useFakeTimers();
    const sent = mockApi({ 'GET /v2/intercom/JWT': [200, { jwt: 'fresh.b.c' }] });
    const service = await opened();
    await vi.advanceTimersByTimeAsync(55 * 60_000);
    expect(last('update')).toMatchObject({ intercom_user_jwt: 'fresh.b.c' });
    expect(sent[0]!.headers.get('x-background')).toBe('1');
    service.restart();
    await vi.advanceTimersByTimeAsync(120 * 60_000);
    expect(sent).toHaveLength(1);
  });
});
