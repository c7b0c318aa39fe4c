import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { confirmSignIn } from '../../../contract/identity/second-factor.ts';
import { defineMessages } from '../../../contract/platform/message.ts';
import { checkScanClient } from '../../../contract/scan-sessions/scan-intake.ts';
import { listShapeCodes } from './shape-codes.ts';

const texts = defineMessages({
  'shape.name': 'Name it',
  'shape.short': 'Name it with at most three letters',
  'shape.item': 'An item is a number',
  'shape.count': 'Give an item',
  'shape.even': 'Give as many items as there are twins',
  'shape.inner': 'Nest a word',
});

it('A schema names the codes of its fields, lists, checks and of what it wraps, each once', () => {
  const Name = z
    .string({ error: texts.text('shape.name') })
    .check(z.minLength(1, texts.text('shape.name')), z.maxLength(3, texts.text('shape.short')));
  interface Node {
    word: string;
    inner?: Node | undefined;
  }
  const Node: z.ZodMiniType<Node> = z.object({
    word: z.string({ error: texts.text('shape.inner') }),
    inner: z.optional(z.lazy(() => Node)),
  });
  const shape = z.strictObject({
    name: z.nullable(Name),
    either: z.union([
      z.array(z.number({ error: texts.text('shape.item') })).check(z.minLength(1, texts.text('shape.count'))),
      Node,
    ]),
    twins: z.optional(z.array(z.string()).check(z.refine((all) => all.length % 2 === 0, texts.text('shape.even')))),
  });
  expect(listShapeCodes(shape)).toEqual([
    'shape.count',
    'shape.even',
    'shape.inner',
    'shape.item',
    'shape.name',
    'shape.short',
  ]);
  expect(listShapeCodes(undefined)).toEqual([]);
});

it('A call refuses with the codes of its path and of its body', () => {
  expect(listShapeCodes(checkScanClient.params)).toContain('clientVersions.idRequired');
  expect(listShapeCodes(confirmSignIn.body)).toEqual(
    expect.arrayContaining(['identity.codeRequired', 'identity.invalidCode']),
  );
});
