import { sql } from 'drizzle-orm';
import type { TransactionSettings, Tx } from './database.ts';

const quote = (value: string) => `'${value.replaceAll("'", "''")}'`;

/**
 * The settings of a transaction's context. Every value is local to the transaction. An absent value is set to '', so that no
 * value of an earlier transaction on the connection can remain.
 */
function listSettings(settings: TransactionSettings): [name: string, value: string][] {
  return Object.entries({
    'app.org': settings.org === undefined ? '' : String(settings.org),
    'app.locations': `{${(settings.locations ?? []).map(Number).join(',')}}`,
    'app.all_locations': String(settings.allLocations ?? false),
    'app.user_id': settings.userId ?? '',
    'app.patient': settings.patient === undefined ? '' : String(settings.patient),
    ...(settings.emergency !== undefined && { 'app.emergency': String(settings.emergency) }),
    ...(settings.relaxedCommit && { synchronous_commit: 'off' }),
    // Last: after the role has changed, other settings may be forbidden.
    ...(settings.role !== 'owner' && { role: settings.role }),
  });
}

/** The statement that sets a transaction's context, with its values. */
export function buildSettingsSql(settings: TransactionSettings): string {
  const calls = listSettings(settings).map(([name, value]) => `set_config(${quote(name)}, ${quote(value)}, true)`);
  return `select ${calls.join(', ')}`;
}

/** The same to be prepared by name, because planning takes several times as long as running it. */
export function prepareSettings(settings: TransactionSettings): { name: string; text: string; values: string[] } {
  const list = listSettings(settings);
  const calls = list.map(([name], at) => `set_config(${quote(name)}, $${at + 1}, true)`);
  const { emergency, relaxedCommit, role } = settings;
  const kinds = [emergency !== undefined && 'emergency', relaxedCommit && 'relaxed', role === 'owner' && 'owner'];
  return {
    name: ['context', ...kinds.filter(Boolean)].join('_'),
    text: `select ${calls.join(', ')}`,
    values: list.map(([, value]) => value),
  };
}

/**
 * For the rest of the transaction: with little memory the planner checks the patient's policy per row. With more, it first
 * reads all patients of a large clinic to look up a few.
 */
export const planRowByRow = (tx: Tx) => tx.execute(sql`select set_config('work_mem', '64kB', true)`);
