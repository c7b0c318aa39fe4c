import type { World } from './world.ts';

/** How many statements the application asks for while `work` is done. */
export async function statementsOf({ database: { app } }: World, work: () => Promise<unknown>): Promise<number> {
  const transaction = app.transaction.bind(app);
  let statements = 0;
  const counted = new Set<PropertyKey>(['select', 'insert', 'update', 'delete', 'execute']);
  app.transaction = (settings, inside) =>
    transaction(settings, (tx, beforeCommit) =>
      inside(
        new Proxy(tx, {
          get(target, name) {
            if (counted.has(name)) statements++;
            return Reflect.get(target, name) as unknown;
          },
        }),
        beforeCommit,
      ),
    );
  await work();
  app.transaction = transaction;
  return statements;
}
