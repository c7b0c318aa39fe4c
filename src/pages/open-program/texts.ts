import type { Messages } from '../../plugin.ts';
import { openProgramMessages } from './messages.en.ts';

/**
 * A text of this page with `%{name}` filled in, one form of `… |||| …` chosen by `smart_count`: the form of the consoles'
 * messages without their library.
 */
export function translate(key: string, values: Record<string, unknown> = {}): string {
  let found: Messages | string | undefined = openProgramMessages;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  const forms = (typeof found === 'string' ? found : key).split(' |||| ');
  const form = values.smart_count === undefined || values.smart_count === 1 ? forms[0]! : forms.at(-1)!;
  return form.replace(/%\{(\w+)\}/g, (all, name: string) =>
    String((values[name] as string | number | undefined) ?? all),
  );
}
