import { toRowId } from './conditions.ts';
import type { Source } from './resource-type.ts';

/** The key of the row that a resource id names; null for an id of another source. */
export const parseKey = ({ name, key }: Pick<Source, 'name' | 'key'>, id: string): number | string | null => {
  const prefix = name && `${name}.`;
  if (!id.startsWith(prefix)) return null;
  const text = id.slice(prefix.length);
  if (key.dataType === 'string') return text.replaceAll('.', '_');
  return toRowId(name ? text.split('.')[0] : text);
};
