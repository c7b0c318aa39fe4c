import type { TransactionSettings } from './database.ts';

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

/**
 * The one statement that opens a transaction's context. Every value is local to the transaction; a value that is
 * absent is set to '' so that nothing of an earlier transaction on the same connection could ever shine through.
 */
export function settingsSql(settings: TransactionSettings): string {
  const values: Record<string, string> = {
    'app.org': settings.org === undefined ? '' : String(settings.org),
    'app.locations': `{${(settings.locations ?? []).map(Number).join(',')}}`,
    'app.all_locations': String(settings.allLocations ?? false),
    'app.user_id': settings.userId ?? '',
    'app.patient': settings.patient === undefined ? '' : String(settings.patient),
    ...(settings.relaxedCommit && { synchronous_commit: 'off' }),
    // Last: once the role is taken on, nothing else of the session is in reach.
    ...(settings.role !== 'owner' && { role: settings.role }),
  };
  const calls = Object.entries(values).map(([name, value]) => `set_config(${quoted(name)}, ${quoted(value)}, true)`);
  return `select ${calls.join(', ')}`;
}
