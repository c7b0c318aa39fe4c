import type { Reply } from './world.ts';

/** The error of a request: its status with the message of each invalid field, or the message alone without fields. */
export const reasonOf = ({ status, problem }: Reply<unknown>) => [status, problem.fields ?? problem.message];

/** The invalid fields of a request, for tests that do not check their messages. */
export const refusedFields = ({ status, problem }: Reply<unknown>) => [status, ...Object.keys(problem.fields ?? {})];

/** The reason of a body or query with a name too many, at the top or in one of its members. */
export const unknownName = (name: string, member = '') => ({ [member]: `Unknown field: "${name}"` });
