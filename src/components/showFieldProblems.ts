import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Problem } from '../../contract/problem.ts';

/** Puts the server's words beside the inputs they are about, and the cursor into the first of them. */
export function showFieldProblems<Values extends FieldValues>(
  { setError, getValues }: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  { fields = {} }: Problem,
): void {
  const held = Object.entries(fields).filter(([name]) => name in getValues());
  for (const [at, [name, message]] of held.entries()) {
    setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: at === 0 });
  }
}
