import type { Reply } from './world.ts';

/** Why a request was refused: its status with the message of each faulty field, or the message alone where no field is named. */
export const reasonOf = ({ status, problem }: Reply<unknown>) => [status, problem.fields ?? problem.message];

/** The fields a request was refused for, where the wording of their messages is nobody's promise. */
export const refusedFields = ({ status, problem }: Reply<unknown>) => [status, ...Object.keys(problem.fields ?? {})];

/** The reason of a body or query with a name too many, at the top or in one of its members. */
export const unknownName = (name: string, member = '') => ({ [member]: `Unknown name: "${name}"` });
