import { describe, expect, it } from 'vitest';
import type { Product } from '../../../contract/platform/enumerations.ts';
import { buildRecord } from '../../../tests/component/patientRecords.ts';
import { clinicAdmin } from '../../../tests/component/people.ts';
import { resolveTab, listProducts, listTabs } from './recordTabs.ts';

const viewerOf = (...products: Product[]) => ({
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products },
});
const listSections = (...given: Parameters<typeof listTabs>) => listTabs(...given).map(({ section }) => section);
const viewer = viewerOf('HEALTH', 'GAIT');
const health = buildRecord();
const both = buildRecord({ products: ['HEALTH', 'GAIT'] });
const gait = buildRecord({ products: ['GAIT'] });

describe('the URL of a record', () => {
  it.each([
    ['REC-04 nothing named', health, [], 'health/activity'],
    ['REC-02 REC-03 product and section', both, ['gait', 'progress'], 'gait/progress'],
    ['REC-04 no section', both, ['gait'], 'gait/activity'],
    ['OPEN-022 an unknown section', both, ['health', 'progress'], 'health/activity'],
    ['REC-03 a section without its product', health, ['care-management'], 'health/care-management'],
    ['OPEN-022 an unknown product', both, ['scan', 'activity'], 'health/activity'],
    ['OPEN-024 the Health part of a gait patient', gait, ['health', 'care-management'], 'gait/activity'],
  ] as const)('%s', (_, record, parts, expected) => {
    const { product, section } = resolveTab(record, viewer, parts);
    expect(`${product}/${section}`).toBe(expected);
  });

  it('REC-05 REC-12 OPEN-023 resolves to the sections of each product', () => {
    expect(listSections(health, 'health')).toEqual(['activity', 'range-of-motion', 'surveys', 'care-management']);
    expect(listSections(gait, 'gait')).toEqual(['activity', 'progress']);
  });

  it('REC-06 resolves to no Surveys section for a patient without a phone', () => {
    expect(listSections(buildRecord({ patient: { phoneNumber: null } }), 'health')).toEqual([
      'activity',
      'range-of-motion',
      'care-management',
    ]);
  });

  it('REC-10 resolves to the products that patient and viewer share', () => {
    expect(listProducts(both, viewer)).toEqual(['health', 'gait']);
    expect(listProducts(both, viewerOf('GAIT'))).toEqual(['gait']);
  });
});
