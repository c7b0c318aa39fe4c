import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Tells this server of what the page complains; it knows nothing but the page. */
function listen() {
  const complain = (...about: unknown[]) => {
    const texts = about.map((each) => (each instanceof Error ? `${each.message}\n${each.stack}` : String(each)));
    navigator.sendBeacon('/complaints', `${location.pathname}: ${texts.join(' ')}`);
  };
  const { error } = console;
  console.error = (...about: unknown[]) => {
    complain(...about);
    error(...about);
  };
  addEventListener(
    'error',
    (event) => {
      const about = event.target as Element;
      // One without a message is about a picture or the like. A module that is only preloaded is loaded again when it is
      // used: Firefox complains of preloading one that it has.
      if (event.message) complain(event.error ?? event.message);
      else if (!about.matches('link[rel=modulepreload]')) complain('Not loaded:', about.outerHTML);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => complain(reason));
  addEventListener('securitypolicyviolation', (event) => complain(event.violatedDirective, event.blockedURI));
}

const finder = fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'));
const tools = () => `(${listen.toString()})();\n${readFileSync(finder, 'utf8')}`;

function readAll(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  message.on('data', (part: Buffer) => parts.push(part));
  return new Promise((done) => message.once('end', () => done(Buffer.concat(parts).toString())));
}

/** Answers what the product answers; a page first loads what listens to it and what finds things in it. */
function passOn(product: string, asked: IncomingMessage, response: ServerResponse): void {
  const { 'accept-encoding': _, ...headers } = asked.headers;
  const call = request(product + asked.url, { method: asked.method, headers }, (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html');
    if (isPage) delete answer.headers['content-length'];
    response.writeHead(answer.statusCode!, answer.headers);
    if (!isPage) answer.pipe(response);
    else
      void readAll(answer).then((page) =>
        response.end(page.replace('<head>', '<head><script src="/story-tools.js"></script>')),
      );
  });
  call.once('error', () => response.destroy());
  response.once('close', () => call.destroy());
  asked.pipe(call);
}

export interface WatchedProduct {
  url: string;
  /** What pages wrote as errors and what they did not catch, in turn. */
  complaints: string[];
  /** How many answers are still on their way. */
  underWay(): number;
  stop(): void;
}

/** The product at an address of its own, where every page is watched alike in all browsers. */
export async function watchProduct(product: string): Promise<WatchedProduct> {
  const complaints: string[] = [];
  let underWay = 0;
  const server = createServer((asked, response) => {
    underWay += 1;
    response.once('close', () => (underWay -= 1));
    if (asked.url === '/story-tools.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(tools());
    } else if (asked.url === '/complaints')
      void readAll(asked).then((text) => {
        if (text) complaints.push(text);
        response.end();
      });
    else passOn(product, asked, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    complaints,
    underWay: () => underWay,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
