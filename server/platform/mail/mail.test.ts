import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogLine } from '../http/log.ts';
import { outboxMail, sendOrFail, smtpMail, type Email, type Mail } from './mail.ts';

const email: Email = {
  to: 'ada@people.test',
  replyTo: 'desk@clinic.test',
  subject: 'A subject of heronries',
  text: 'Your code is 123456',
};
const FROM = 'Portal <portal@clinic.test>';
let lines: LogLine[];
const log = (line: LogLine) => void lines.push(line);
beforeEach(() => {
  lines = [];
});

describe('through a mail server', () => {
  let server: Server;
  let received: string;
  let greeting: string;
  let toRecipient: string;
  let isLost: boolean;
  beforeEach(async () => {
    [received, greeting, toRecipient, isLost] = ['', '220 ready', '250 ok', false];
    server = createServer((socket) => {
      let isText = false;
      socket.setEncoding('utf8').write(`${greeting}\r\n`);
      socket.on('data', (data: string) => {
        received += data;
        if (isText && !data.endsWith('\r\n.\r\n')) return;
        if (data.startsWith('RCPT')) return void socket.write(`${toRecipient}\r\n`);
        if (isText && isLost) return void socket.destroy();
        if (data.startsWith('QUIT')) return void socket.end('221 bye\r\n');
        isText = data.startsWith('DATA');
        socket.write(isText ? '354 go on\r\n' : '250 ok\r\n');
      });
    });
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  });
  afterEach(() => void server.close());
  const open = (): Mail => smtpMail(() => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, FROM, log);
  const send = () => open().send(email);
  const deliver = (letter = email) => open().deliver(letter);

  it('a letter that is taken is on its way, from the portal to whom it is for, and nothing is logged', async () => {
    expect(await send()).toBe(true);
    for (const part of [
      'MAIL FROM:<portal@clinic.test>',
      'RCPT TO:<ada@people.test>',
      'Reply-To: desk@clinic.test',
      'Subject: A subject of heronries',
      'Your code is 123456',
    ])
      expect(received).toContain(part);
    expect(lines).toEqual([]);
  });

  it('a letter that is refused is not on its way, and the log says that much and nothing of it', async () => {
    toRecipient = '550 ada@people.test: no such mailbox';
    expect(await send()).toBe(false);
    expect(received).not.toContain('123456');
    expect(lines).toEqual([{ event: 'mail-failed' }]);
  });

  it('PTL-54 PTL-57 says whether a letter was refused for good, can be tried again, or may have left', async () => {
    expect(await deliver()).toBe('SENT');
    toRecipient = '550 no such mailbox';
    expect(await deliver()).toBe('REFUSED');
    toRecipient = '450 try later';
    expect(await deliver()).toBe('UNREACHABLE');
    toRecipient = '250 ok';
    isLost = true;
    expect(await deliver()).toBe('INTERRUPTED');
    greeting = '421 try later';
    expect(await deliver()).toBe('UNREACHABLE');
    expect(await smtpMail(() => 'smtp://127.0.0.1:1', FROM, log).deliver(email)).toBe('UNREACHABLE');
  });

  it('PTL-51 sends the headers of a letter whole, so that mail programs find the address that stops it', async () => {
    const address = `<https://portal.clinic.example/r/${'0abc'.repeat(8)}>`;
    const headers = { 'List-Unsubscribe': address, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    expect(await deliver({ ...email, headers })).toBe('SENT');
    expect(received.replaceAll(/\r\n[ \t]+/g, ' ')).toContain(`\r\nList-Unsubscribe: ${address}\r\n`);
    expect(received).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  });

  it('a letter is not on its way while the server takes none', async () => {
    greeting = '421 try later';
    expect(await send()).toBe(false);
    expect(lines).toEqual([{ event: 'mail-failed' }]);
  });
});

it('SEC-26 signs in to the mail server with the token that stands there by then, not with a password', async () => {
  const answers: string[] = [];
  const server = createServer((socket) => {
    socket.setEncoding('utf8').write('220 ready\r\n');
    socket.on('data', (data: string) => {
      if (data.startsWith('EHLO')) return void socket.write('250-mail\r\n250 AUTH XOAUTH2 PLAIN\r\n');
      if (data.startsWith('AUTH')) answers.push(data.trim());
      socket.end('535 no\r\n');
    });
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  let written = 'first%2B';
  const mail = smtpMail(() => `smtp://desk%40clinic.test:${written}@127.0.0.1:${port}?authMethod=XOAUTH2`, FROM, log);
  await mail.send(email);
  written = 'second';
  await mail.send(email);
  server.close();
  const sent = answers.map((line) => Buffer.from(line.replace('AUTH XOAUTH2 ', ''), 'base64').toString());
  expect(sent).toEqual(
    ['first+', 'second'].map((token) => `user=desk@clinic.test\u0001auth=Bearer ${token}\u0001\u0001`),
  );
});

describe('into an outbox', () => {
  let directory: string;
  let announced: string[];
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'outbox-'));
    announced = [];
  });
  afterEach(() => rm(directory, { recursive: true }));
  const mailInto = (outbox: string) => outboxMail(outbox, FROM, log, (file) => void announced.push(file));

  it('every letter is a file of its own, which is announced', async () => {
    const mail = mailInto(join(directory, 'outbox'));
    expect([await mail.send(email), await mail.send(email)]).toEqual([true, true]);
    expect(announced.toSorted()).toEqual(
      (await readdir(join(directory, 'outbox'))).toSorted().map((name) => join(directory, 'outbox', name)),
    );
    expect(announced).toHaveLength(2);
    for (const part of ['To: ada@people.test', 'Subject: A subject of heronries', 'Your code is 123456'])
      expect(await readFile(announced[1]!, 'utf8')).toContain(part);
    expect(lines).toEqual([]);
  });

  it('a letter that cannot be written fails nobody, and the log says that much and nothing of it', async () => {
    const taken = join(directory, 'outbox');
    await writeFile(taken, 'a file where the folder should be');
    expect(await mailInto(taken).send(email)).toBe(false);
    expect(announced).toEqual([]);
    expect(lines).toEqual([{ event: 'mail-failed' }]);
  });
});

describe('for a job', () => {
  it('a letter that is taken is sent once', async () => {
    const sent: Email[] = [];
    await sendOrFail({ send: async (one) => sent.push(one) > 0 }, email);
    expect(sent).toEqual([email]);
  });

  it('a letter that is refused fails the job, with no word of it', async () => {
    await expect(sendOrFail({ send: async () => false }, email)).rejects.toThrow(/^The email could not be sent\.$/);
  });
});
