import { connectionMessage } from '../contract/platform/messages.ts';
import type { ResponseOf, Call, ParamsOf } from '../contract/platform/call.ts';
import { createProblem, isProblem, type Problem } from '../contract/platform/error.ts';
import { buildPath, createUnreachableProblem } from './client.ts';
import { getCurrentBase } from './failover.ts';
import { notifyListeners } from './listeners.ts';
import { translateProblem } from './translate-problem.ts';

/** A file that has not arrived by then is given up: 50 MB take as long on a slow line. */
const TIMEOUT_MS = 600_000;

interface Upload<C extends Call> {
  params: { [K in keyof ParamsOf<C>]: string | number };
  file: Blob;
  /** How the file is packed, where the call takes it so. */
  encoding?: 'gzip';
  /** Called with the sent part of the file, from 0 to 1. */
  onProgress?: (part: number) => void;
  /** Stops the upload; what is there already is thrown away by the server. */
  signal?: AbortSignal;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

function parseResponse({ status, responseText }: XMLHttpRequest): unknown {
  const answer = parseJson(responseText);
  if (isProblem(answer) || (status >= 200 && status < 300 && answer !== null)) return answer;
  return createProblem(connectionMessage('service.unreadableAnswer'), status);
}

/**
 * Sends a file as the body of a call, telling how far it is: `fetch` cannot. Never throws: the answer is the call's
 * result or a problem; one that was stopped has status 0 like one that the network lost.
 */
export async function upload<C extends Call & { form: 'bytes' }>(
  definition: C,
  { params, file, encoding, onProgress, signal }: Upload<C>,
): Promise<ResponseOf<C> | Problem> {
  const request = new XMLHttpRequest();
  const answer = await new Promise<unknown>((done) => {
    const lost = () => done(createUnreachableProblem());
    request.open(definition.method, `${getCurrentBase()}${buildPath(definition, params)}`);
    request.withCredentials = true;
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    if (encoding) request.setRequestHeader('Content-Encoding', encoding);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total ? loaded / total : 0));
    request.addEventListener('load', () => done(parseResponse(request)));
    for (const failed of ['error', 'timeout', 'abort']) request.addEventListener(failed, lost);
    if (signal?.aborted) return lost();
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
  if (!isProblem(answer)) return answer as ResponseOf<C>;
  notifyListeners(answer, definition);
  return translateProblem(answer);
}
