import * as z from 'zod/mini';
import type { Message, MessageValue } from './message.ts';

const MessageValueShape: z.ZodMiniType<MessageValue> = z.lazy(() =>
  z.union([
    z.number(),
    z.string(),
    z.object({ term: z.string() }),
    z.object({ day: z.string() }),
    z.object({ shortDay: z.string() }),
    z.object({ date: z.string() }),
    z.object({ month: z.string() }),
    MessageShape,
  ]),
);
export const MessageValuesShape = z.record(z.string(), MessageValueShape);
/** A message in a response. */
export const MessageShape: z.ZodMiniType<Message> = z.lazy(() =>
  z.object({ code: z.string(), values: z.optional(MessageValuesShape), text: z.string() }),
);

/** What a message is by: the browser writes it in its reader's language. */
export const MessageCodeShape = { code: z.optional(z.string()), values: z.optional(MessageValuesShape) };
