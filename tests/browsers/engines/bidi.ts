/** A connection by WebDriver BiDi: commands and their answers over one socket. */
export interface Bidi {
  send<Answer = Record<string, never>>(method: string, params?: object): Promise<Answer>;
  close(): void;
}

interface Answer {
  type: 'success' | 'error' | 'event';
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
}

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await new Promise((open, failed) => {
    socket.addEventListener('open', open, { once: true });
    socket.addEventListener('error', () => failed(new Error(`${address} does not answer.`)), { once: true });
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let count = 0;
  return {
    send: (method, params = {}) =>
      new Promise((succeed, fail) => {
        const id = ++count;
        waiting.set(id, ({ type, result, error, message }) => {
          if (type === 'success') succeed(result as never);
          else fail(new Error(`${method}: ${error}: ${message}`));
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
}
