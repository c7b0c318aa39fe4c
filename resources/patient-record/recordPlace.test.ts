import { describe, expect, it } from 'vitest';
import type { Product } from '../../contract/enumerations.ts';
import { recordWith } from '../../src/testing/patientRecords.ts';
import { clinicAdmin } from '../../src/testing/people.ts';
import { placeOf, productsShown, sectionsOf } from './recordPlace.ts';

const viewerOf = (...products: Product[]) => ({
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products },
});
const viewer = viewerOf('HEALTH', 'GAIT');
const health = recordWith();
const both = recordWith({ products: ['HEALTH', 'GAIT'] });
const gait = recordWith({ products: ['GAIT'] });

describe('where an address leads in a record', () => {
  it.each([
    ['REC-04 nothing named', health, [], 'health/activity'],
    ['REC-02 REC-03 product and section', both, ['gait', 'progress'], 'gait/progress'],
    ['REC-04 no section', both, ['gait'], 'gait/activity'],
    ['OPEN-022 an unknown section', both, ['health', 'progress'], 'health/activity'],
    ['REC-03 a section without its product', health, ['care-management'], 'health/care-management'],
    ['OPEN-022 an unknown product', both, ['scan', 'activity'], 'health/activity'],
    ['OPEN-024 the Health part of a gait patient', gait, ['health', 'care-management'], 'gait/activity'],
  ] as const)('%s', (_, record, parts, expected) => {
    const { product, section } = placeOf(record, viewer, parts);
    expect(`${product}/${section}`).toBe(expected);
  });

  it('REC-05 REC-12 OPEN-023 has its sections by product', () => {
    expect(sectionsOf(health, 'health')).toEqual(['activity', 'range-of-motion', 'surveys', 'care-management']);
    expect(sectionsOf(gait, 'gait')).toEqual(['activity', 'progress']);
  });

  it('REC-06 has no Surveys without a phone', () => {
    expect(sectionsOf(recordWith({ patient: { phoneNumber: null } }), 'health')).toEqual([
      'activity',
      'range-of-motion',
      'care-management',
    ]);
  });

  it('REC-10 shows the products that patient and viewer share', () => {
    expect(productsShown(both, viewer)).toEqual(['health', 'gait']);
    expect(productsShown(both, viewerOf('GAIT'))).toEqual(['gait']);
  });
});
