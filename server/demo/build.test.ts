import { describe, expect, it } from 'vitest';
import { RiskOutcomeBody } from '../../contract/risk-analysis/risk-outcome.ts';
import { ScanResult } from '../../contract/scan-sessions/scan-sessions.ts';
import { ScanModuleList } from '../../contract/scan-modules/scan-modules.ts';
import * as known from '../../contract/platform/enumerations.ts';
import { computeHealthStatus } from '../../domain/patients/patient.ts';
import { isCompleteFor } from '../../domain/patients/rules.ts';
import { isDischarged, getPlanLabel } from '../../domain/plan-of-care/plan-of-care.ts';
import { findAssessment, findUnknownAssessment } from '../../domain/scan-modules/assessments.ts';
import { demoAccounts } from './accounts.ts';
import { buildDemo } from './build.ts';

const now = new Date('2026-11-21T15:00:00Z');
const demo = buildDemo(now, 'hash');
const distinct = <T>(values: T[]) => [...new Set(values)];
const only = (allowed: readonly unknown[], values: unknown[]) =>
  expect(distinct(values).filter((value) => !allowed.includes(value))).toEqual([]);

it('is the same for the same moment, and moves with it', () => {
  // As text: comparing twenty megabytes value by value takes seconds.
  expect(JSON.stringify(buildDemo(now, 'hash')) === JSON.stringify(demo)).toBe(true);
  const later = buildDemo(new Date('2027-02-01T15:00:00Z'), 'hash');
  expect(later.healthSessions.at(-1)!.day > demo.healthSessions.at(-1)!.day).toBe(true);
  // Three whole products are made here; on a busy machine that takes a while.
}, 30_000);

describe('organizations', () => {
  it('ENT-001 come in every mix, one of them disabled and one still empty', () => {
    expect(distinct(demo.organizations.map(({ products }) => products.join()))).toEqual([
      'HEALTH,GAIT,PRO,SCAN',
      'HEALTH',
      'GAIT',
      'SCAN',
      'HEALTH,PRO',
      'HEALTH,GAIT',
    ]);
    expect(demo.organizations.filter(({ disabled }) => disabled)).toHaveLength(1);
    const empty = demo.organizations.filter(
      ({ id }) =>
        !demo.patients.some(({ organizationId }) => organizationId === id) &&
        !demo.participants.some(({ organizationId }) => organizationId === id),
    );
    expect(empty.map(({ name }) => name)).toEqual(['Exer Team', 'New Horizons Clinic']);
  });

  it('lie in nine zones or more, all of them offered ones', () => {
    const zones = demo.locations.map(({ timezone }) => timezone);
    only(known.timeZones, [...zones, ...demo.organizations.map(({ timezone }) => timezone)]);
    expect(distinct(zones).length).toBeGreaterThanOrEqual(9);
  });

  it('ENT-071 offer scan modules, locked and open, where they hold Scan', () => {
    for (const { products, scanModules } of demo.organizations) {
      expect(ScanModuleList.parse(scanModules)).toEqual(scanModules);
      expect(findUnknownAssessment(scanModules)).toBeUndefined();
      expect(scanModules.length > 0).toBe(products.includes('SCAN'));
    }
    expect(
      new Set(demo.organizations.flatMap(({ scanModules }) => scanModules.map(({ isLocked }) => isLocked))),
    ).toEqual(new Set([true, false]));
  });

  it('have people of every kind, with and without locations, registered and invited', () => {
    only(
      known.practitionerRoles,
      demo.team.practitioners.map(({ role }) => role),
    );
    const placed = new Set(demo.team.practitionerLocations.map(({ practitionerId }) => practitionerId));
    expect(demo.team.practitioners.some(({ id, role }) => role === 'PORTAL_PRACTITIONER' && !placed.has(id))).toBe(
      true,
    );
    expect(demo.team.invited.length).toBeGreaterThanOrEqual(4);
    expect(demo.team.invited.every(({ userId }) => userId === null)).toBe(true);
  });
});

describe('accounts', () => {
  it('AUTH-18 AUTH-19 include one of an unknown group only and one without profile', () => {
    const person = (email: string) => demo.team.users.find((each) => each.email === email)!;
    const profiled = new Set(demo.team.practitioners.map(({ userId }) => userId));
    expect(person('unknown.group@example.com').groups).toEqual(['RESEARCH_EXPORT']);
    expect(person('no.profile@example.com').groups).toEqual(['PORTAL_PRACTITIONER']);
    expect(
      profiled.has(person('unknown.group@example.com').id) || profiled.has(person('no.profile@example.com').id),
    ).toBe(false);
  });

  it('are printed with role and organization, and each exists', () => {
    const emails = new Set(demo.team.users.map(({ email }) => email));
    expect(demoAccounts().filter(({ email }) => !emails.has(email))).toEqual([]);
    expect(distinct(demoAccounts().map(({ role }) => role))).toEqual([
      'Vendor Admin',
      'Vendor Support',
      'Admin',
      'Provider',
      'Unknown',
    ]);
    expect(emails.size).toBe(demo.team.users.length);
  });
});

describe('patients', () => {
  it('are more than 300, complete for their products apart from those known by gait id alone', () => {
    expect(demo.patients.length).toBeGreaterThan(300);
    only(
      known.patientProducts,
      demo.patients.flatMap(({ products }) => products),
    );
    const incomplete = demo.patients.filter((patient) =>
      patient.products.some((product) => !isCompleteFor(product, patient as never)),
    );
    expect(incomplete.length).toBeGreaterThan(0);
    expect(
      incomplete.every(({ products, gaitUid, firstName }) => products.join() === 'GAIT' && gaitUid && firstName === ''),
    ).toBe(true);
  });

  it('hold addresses that reach nobody', () => {
    expect(demo.patients.filter(({ email }) => email && !/^[a-z]+\.[a-z]+\.\d+@example\.com$/.test(email))).toEqual([]);
    expect(demo.patients.filter(({ phoneNumber }) => phoneNumber && !/^\+1555\d{7}$/.test(phoneNumber))).toEqual([]);
  });

  it('PAT-26 are of every status, and of every stage of care', () => {
    const health = demo.patients.filter(({ products }) => products.includes('HEALTH'));
    expect(
      distinct(
        health.map(({ programName, hasAccount }) =>
          computeHealthStatus({ hasProgram: !!programName, hasAccount: hasAccount! }),
        ),
      ).toSorted(),
    ).toEqual(known.healthStatuses.toSorted());
    const plansOf = (id: number) =>
      demo.plansOfCare
        .filter(({ patientId }) => patientId === id)
        .map(({ start, end }) => ({ start, end: end ?? null }));
    const labels = demo.patients.map(({ id }) => getPlanLabel(plansOf(id), demo.today));
    expect(new Set(labels)).toEqual(new Set([null, 'Discharged', 'Scheduled to be discharged']));
    expect(demo.patients.filter(({ id, discharged }) => discharged !== isDischarged(plansOf(id), demo.today))).toEqual(
      [],
    );
    expect(demo.patients.some(({ id }) => plansOf(id).length === 2)).toBe(true);
  });

  it('DASH-09 some have not exercised for seven days, others did this week', () => {
    const week = new Date(now.getTime() - 7 * 86_400_000);
    const open = demo.patients.filter(({ discharged, lastSessionAt }) => !discharged && lastSessionAt);
    expect(open.filter(({ lastSessionAt }) => lastSessionAt! < week).length).toBeGreaterThan(10);
    expect(open.filter(({ lastSessionAt }) => lastSessionAt! >= week).length).toBeGreaterThan(50);
  });
});

describe('scan sessions', () => {
  it('ENT-085 hold the results that their assessment defines', () => {
    for (const { assessmentId, results } of demo.scanSessions) {
      const ids = (results as ScanResult[]).map((result) => ScanResult.parse(result).id);
      expect(ids).toEqual(expect.arrayContaining(findAssessment(assessmentId)!.resultDefinitions.map(({ id }) => id)));
    }
  });

  it('ENT-076 may be judged by an outcome of the organization itself', () => {
    for (const { outcome } of demo.riskOutcomes) expect(RiskOutcomeBody.parse(outcome)).toEqual(outcome);
    expect(demo.riskOutcomes).toHaveLength(1);
  });

  it('ENT-090 carry recordings of known types', () => {
    only(
      known.artifactTypes,
      demo.artifacts.map(({ type }) => type),
    );
    expect(
      demo.scanSessions.every(
        ({ id, createdAt }) => createdAt <= now && demo.artifacts.some(({ scanSessionId }) => scanSessionId === id),
      ),
    ).toBe(true);
  });
});
