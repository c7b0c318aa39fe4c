import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyIn } from '../../contract/platform/call.ts';
import { sendSupportMessage } from '../../contract/support/support.ts';
import { auditRows, jobs } from '../../server/platform/db/schema.ts';
import { refusedFields } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

const MAILBOX = 'support@vendor.test';
let world: World;
let provider: Caller;
beforeAll(async () => {
  world = await openWorld({ environment: { CONTACT_MAILBOX: MAILBOX } });
  provider = await world.as(world.seed.A.practitioners.first);
});
afterAll(() => world.close());
beforeEach(() => {
  world.sentEmails.length = 0;
  world.log.length = 0;
});

const body: BodyIn<typeof sendSupportMessage> = {
  topic: 'PROBLEM',
  message: 'The list of heronries does not open.\nIt did yesterday.',
  page: '/patients/12/',
  version: '1.63.5',
};
const ask = (more: object = {}, by = provider, headers: Record<string, string> = {}) =>
  by.call(sendSupportMessage, { body: { ...body, ...more }, headers });
const kept = () => world.asOwner((tx) => tx.select().from(jobs).where(eq(jobs.kind, 'support-message')));

describe('a message to support', () => {
  it('SUP-02 is mailed with its author, page and version, and a reply goes to the author', async () => {
    const { first } = world.seed.A.practitioners;
    expect((await ask()).status).toBe(202);
    await world.deps.jobs.runDue();
    expect(world.sentEmails).toHaveLength(1);
    const [sentEmail] = world.sentEmails;
    expect(sentEmail).toMatchObject({
      to: MAILBOX,
      replyTo: first.email,
      subject: 'Exer support: Something is not working',
    });
    expect(sentEmail!.text).toContain('The list of heronries does not open.\nIt did yesterday.');
    for (const line of [`<${first.email}>`, 'Role: Provider', 'Page: /patients/12/', 'Version: 1.63.5'])
      expect(sentEmail!.text).toContain(line);
    expect(sentEmail!.text).toMatch(/Organization: \S/);
  });

  it('is also mailed to its author on request', async () => {
    const { first } = world.seed.A.practitioners;
    await ask({ copyToMe: true });
    await world.deps.jobs.runDue();
    expect(world.sentEmails.map(({ to, replyTo }) => [to, replyTo])).toEqual([
      [MAILBOX, first.email],
      [first.email, MAILBOX],
    ]);
    expect(world.sentEmails[1]!.text).toContain('heronries');
  });

  it('is mailed once however often the same message arrives', async () => {
    const key = { 'idempotency-key': 'support-message-1' };
    expect((await ask({}, provider, key)).status).toBe(202);
    expect((await ask({}, provider, key)).status).toBe(202);
    await world.deps.jobs.runDue();
    expect(world.sentEmails).toHaveLength(1);
  });

  it('is never stored as plain text in the queue, the audit or the log, and is deleted once it is sent', async () => {
    await ask();
    const waiting = (await kept()).filter(({ doneAt }) => !doneAt);
    expect(waiting).toHaveLength(1);
    expect(JSON.stringify(waiting)).not.toContain('heronries');
    await world.deps.jobs.runDue();
    expect((await kept()).map(({ payload }) => payload)).toEqual(
      (await kept()).map(({ payload }) => ({ to: (payload as { to: string }).to })),
    );
    const audited = await world.asOwner((tx) =>
      tx.select().from(auditRows).where(eq(auditRows.action, 'sendSupportMessage')),
    );
    expect(audited.length).toBeGreaterThan(0);
    expect(audited[0]).toMatchObject({ userId: world.seed.A.practitioners.first.userId, entity: 'support/messages' });
    expect(JSON.stringify([audited, world.log])).not.toContain('heronries');
  });

  it('is tried again, finally every hour, while the mail server accepts nothing', async () => {
    const deaf = world.beside({ environment: { CONTACT_MAILBOX: MAILBOX } });
    const { mail } = deaf.deps;
    const send = mail.send.bind(mail);
    mail.send = async () => false;
    await ask({ message: 'Kept through a night without mail.' }, await deaf.as(world.seed.A.practitioners.second));
    const due = () =>
      world.asOwner((tx) => tx.update(jobs).set({ runAt: new Date() }).where(eq(jobs.kind, 'support-message')));
    for (let attempt = 0; attempt < 12; attempt++) {
      await due();
      await deaf.deps.jobs.runDue();
    }
    const [waiting] = (await kept()).filter(({ doneAt }) => !doneAt);
    expect(waiting).toMatchObject({ attempts: 12, failedAt: null });
    expect(waiting!.runAt.getTime() - Date.now()).toBeGreaterThan(50 * 60_000);
    expect(JSON.stringify(deaf.log)).not.toContain('Kept through');
    mail.send = send;
    await due();
    await deaf.deps.jobs.runDue();
    expect(deaf.sentEmails.map(({ text }) => text)).toEqual([expect.stringContaining('Kept through a night')]);
  });
});

it('OPEN-029 a support message waits when the mailbox is no longer configured, and is not lost', async () => {
  const without = world.beside({});
  await ask({ message: 'Written before the mailbox went.' });
  const due = () =>
    world.asOwner((tx) => tx.update(jobs).set({ runAt: new Date() }).where(eq(jobs.kind, 'support-message')));
  await without.deps.jobs.runDue();
  expect(without.sentEmails).toEqual([]);
  await due();
  await world.deps.jobs.runDue();
  expect(world.sentEmails.map(({ text }) => text)).toEqual([
    expect.stringContaining('Written before the mailbox went.'),
  ]);
});

describe('a support message is rejected', () => {
  it.each([
    ['no topic', { topic: 'GOSSIP' }, 'topic', 'Topic is required'],
    ['blanks only', { message: ' \n ' }, 'message', 'Message is required'],
    [
      'too long a text, its line breaks counted twice',
      { message: `${'a'.repeat(1998)}\nb` },
      'message',
      'Max Character Limit is 2000',
    ],
    ['control characters', { message: 'a\u0007b' }, 'message', 'Contains characters that are not allowed'],
  ])('SUP-02 with %s', async (_what, change, field, message) => {
    const { status, problem } = await ask(change);
    expect(status).toBe(422);
    expect(problem.fields).toEqual({ [field]: message });
  });

  it.each([
    '/patients/?search=ada',
    'https://elsewhere.test/',
    '/home/\r\nBcc: all@clinic.test',
    `/${'a'.repeat(200)}`,
  ])('with the page %j', async (page) => {
    expect(refusedFields(await ask({ page }))).toEqual([422, 'page']);
  });

  it('without a signed-in user', async () => {
    expect((await ask({}, world.anonymous)).status).toBe(401);
  });

  it('OPEN-029 when no mailbox is configured', async () => {
    const without = world.beside({});
    const { status, problem } = await ask({}, await without.as(world.seed.A.practitioners.first));
    expect(status).toBe(404);
    expect(problem.message).toBe('Support mailbox not found.');
  });

  it('after ten an hour of one user, while another user can continue', async () => {
    const { admin } = world.seed.B.practitioners;
    const hasty = await world.as(admin);
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent++) statuses.push((await ask({}, hasty)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(202), 429]);
    expect((await ask()).status).toBe(202);
  });
});

it('SUP-02 user input reaches no header of the support email', async () => {
  const nasty = 'Hello\r\nBcc: everybody@clinic.test\r\nSubject: Free\r\n\r\nBody';
  expect((await ask({ message: nasty })).status).toBe(202);
  await world.deps.jobs.runDue();
  const { text, ...headers } = world.sentEmails.at(-1)!;
  expect(text).toContain('Bcc: everybody@clinic.test');
  expect(JSON.stringify(headers)).not.toContain('everybody');
});
