import type { Option } from '../../../src/components/Choice.tsx';

/** Choices with what is stored now among them, though it is not offered any more or the others are still on their way. */
export const withCurrent = (offered: readonly Option[], current: Option | null): readonly Option[] =>
  current === null || offered.some(({ value }) => value === current.value) ? offered : [current, ...offered];
