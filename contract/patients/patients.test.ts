import { describe, expect, it } from 'vitest';
import { bulkAddPatients, listPatients } from './patients.ts';

describe('filters of the patient list', () => {
  it('PAT-04 are ALL, ACTIVE and DISCHARGED, ACTIVE when none is named', () => {
    for (const state of ['ALL', 'ACTIVE', 'DISCHARGED']) expect(listPatients.query.parse({ state })).toEqual({ state });
    expect(listPatients.query.parse({})).toEqual({ state: 'ACTIVE' });
    expect(listPatients.query.safeParse({ state: 'HIDDEN' }).success).toBe(false);
  });

  it('PAT-16 OPEN-004 the default order is last activity descending, 15 a page', () => {
    expect(listPatients.list).toMatchObject({ defaultSort: { key: 'lastActivity', dir: 'DESC' }, limit: 15 });
  });

  it('takes locations as a comma list or as the list of the simple-rest form', () => {
    expect(listPatients.query.parse({ locationIds: '3,5' }).locationIds).toEqual([3, 5]);
    expect(listPatients.query.parse({ locationIds: [3, '5'] }).locationIds).toEqual([3, 5]);
    expect(listPatients.query.parse({ locationIds: '7', practitionerId: '2' })).toMatchObject({
      locationIds: [7],
      practitionerId: 2,
    });
    expect(listPatients.query.safeParse({ locationIds: '3;drop' }).success).toBe(false);
  });
});

describe('query of bulk add', () => {
  it('reads products and the dry run from text', () => {
    expect(bulkAddPatients.query.parse({ products: 'HEALTH,GAIT', dryRun: 'true', locationId: '4' })).toEqual({
      products: ['HEALTH', 'GAIT'],
      dryRun: true,
      locationId: 4,
    });
    expect(bulkAddPatients.query.parse({ products: 'PRO' }).dryRun).toBe(false);
  });

  it.each([{}, { products: '' }])('PAT-30 refuses %o', (query) => {
    expect(bulkAddPatients.query.safeParse(query).error?.issues[0]?.message).toBe(
      'You must select at least one product.',
    );
  });
});
