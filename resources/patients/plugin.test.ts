import { describe, expect, it } from 'vitest';
import type { Product } from '../../contract/enumerations.ts';
import { menuFor } from '../../src/plugin.ts';
import { clinicAdmin } from '../../src/testing/people.ts';
import { patients } from './plugin.tsx';

const holding = (products: Product[]) => ({
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products },
});

describe('the patients feature', () => {
  it.each<[string, Product[], boolean]>([
    ['Scan alone', ['SCAN'], false],
    ['Scan and PRO', ['SCAN', 'PRO'], false],
    ['Scan and Gait', ['SCAN', 'GAIT'], true],
    ['Health', ['HEALTH'], true],
    ['Gait', ['GAIT'], true],
    ['PRO', ['PRO'], true],
  ])('SHELL-09 with %s: %j stands in the sidebar: %s', (_name, products, shown) => {
    expect(menuFor(holding(products), [patients]).map(({ to }) => to)).toEqual(shown ? ['/patients/'] : []);
  });
});
