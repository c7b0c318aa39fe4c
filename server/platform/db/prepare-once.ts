import type { Tx } from './database.ts';

const statementsOf = new WeakMap<Tx, Map<string, unknown>>();

/**
 * A statement that is built once per connection and prepared there under `name`: both take longer than running it. What
 * differs between calls has to be a placeholder, the organization before anything else, so `build` takes no value of a call.
 */
export function prepareOnce<Statement>(tx: Tx, name: string, build: (tx: Tx, name: string) => Statement): Statement {
  const statements = statementsOf.get(tx) ?? new Map<string, unknown>();
  statementsOf.set(tx, statements);
  const statement = (statements.get(name) as Statement | undefined) ?? build(tx, name);
  statements.set(name, statement);
  return statement;
}
