import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Call } from '../../../contract/platform/call.ts';
import { PAGE_CURSORS, toPaged } from '../../../contract/platform/paging.ts';
import { Receipt } from '../../../contract/platform/receipt.ts';
import type { Reply } from './idempotency.ts';
import type { ListQuery } from './list-query.ts';

/** The response that the call promises: a paged list, a bare list with its Content-Range, or the record. */
export function buildReply(c: Context, call: Call, list: ListQuery | undefined, answer: unknown): Reply {
  if (call.list && list) {
    const { items, total, cursors } = answer as { items: unknown[]; total: number; cursors?: string | null };
    if (cursors) c.header(PAGE_CURSORS, cursors);
    if (!list.simpleRest) return { status: 200, answer: toPaged(items, total, list.page, list.limit) };
    c.header('Content-Range', `items ${list.offset}-${Math.max(list.offset, list.offset + items.length - 1)}/${total}`);
    return { status: 200, answer: items };
  }
  return { status: call.status ?? (call.response ? 200 : 204), answer };
}

/** `isReceipt`: the caller has saved a record that it may not read. */
export function sendReply(c: Context, reply: Reply, isReceipt: boolean): Response {
  if (reply.answer instanceof Response) return reply.answer;
  if (reply.status === 204) return c.body(null, 204);
  const json = JSON.stringify(isReceipt ? Receipt.parse(reply.answer) : reply.answer);
  c.set('json', json);
  return c.body(json, reply.status as ContentfulStatusCode, { 'Content-Type': 'application/json' });
}

/** A slow response is a function, which runs after the transaction. */
export const resolveBody = async (reply: Reply): Promise<Reply> =>
  typeof reply.answer === 'function' ? { ...reply, answer: await (reply.answer as () => Promise<Response>)() } : reply;

/** In tests every response must match its contract. */
export function assertMatchesContract(call: Call, answer: unknown): void {
  const items = call.list ? (Array.isArray(answer) ? answer : (answer as { items: unknown[] }).items) : [answer];
  for (const item of items) {
    const result = call.response!.safeParse(item);
    if (!result.success)
      throw new Error(`${call.id} response does not match its contract: ${JSON.stringify(result.error.issues)}`);
  }
}
