import { describe, expect, it } from 'vitest';
import { removalProblem, roleProblem } from './team.ts';

const ADMIN = 'PORTAL_PROVIDER_ADMIN';
const PROVIDER = 'PORTAL_PRACTITIONER';
const ada = { id: 1, role: ADMIN, standing: ADMIN, registered: true } as const;
const ben = { id: 2, role: ADMIN, standing: ADMIN, registered: true } as const;
const invited = { id: 3, role: ADMIN, standing: ADMIN, registered: false } as const;
const cleo = { id: 4, role: PROVIDER, standing: PROVIDER, registered: true } as const;
const other = { id: 9, standing: ADMIN } as const;

it('OPEN-109 lets nobody delete themselves, whoever else is there', () => {
  expect(removalProblem(ada, [ada, ben], ada)).toBe('You cannot delete yourself.');
  expect(removalProblem(cleo, [ada, cleo], cleo)).toBe('You cannot delete yourself.');
});

it('A6 keeps the last admin who can sign in', () => {
  expect(removalProblem(ada, [ada, invited, cleo], other)).toMatch(/last admin/);
  expect(roleProblem(ada, [ada, invited, cleo], PROVIDER)).toMatch(/last admin/);
  expect(roleProblem(ada, [ada, invited, cleo], ADMIN)).toBeNull();
});

it('A6 lets go of admins while another one is registered, and of everybody else', () => {
  expect(removalProblem(ada, [ada, ben], ben)).toBeNull();
  expect(roleProblem(ada, [ada, ben], PROVIDER)).toBeNull();
  expect(removalProblem(invited, [ada, invited], ada)).toBeNull();
  expect(roleProblem(invited, [ada, invited], PROVIDER)).toBeNull();
  expect(removalProblem(cleo, [ada, cleo], ada)).toBeNull();
});

describe('in the vendor organization', () => {
  const vera = { id: 11, role: ADMIN, standing: 'VENDOR_ADMIN', registered: true } as const;
  const vito = { id: 12, role: ADMIN, standing: 'VENDOR_ADMIN', registered: true } as const;
  const sue = { id: 13, role: ADMIN, standing: 'VENDOR_SUPPORT', registered: true } as const;
  const sam = { id: 14, role: ADMIN, standing: 'VENDOR_SUPPORT', registered: true } as const;
  const all = [vera, vito, sue, sam, ada, cleo];

  it('A5 A6 support and admins of clinics neither remove nor change whoever stands above them', () => {
    for (const [colleague, self] of [
      [vera, sue],
      [vera, ada],
      [sue, ada],
    ] as const) {
      expect(removalProblem(colleague, all, self)).toMatch(/stand above you/);
      expect(roleProblem(colleague, all, PROVIDER, self)).toMatch(/stand above you/);
    }
    expect(removalProblem(vera, all, vito)).toBeNull();
    expect(removalProblem(sam, all, sue)).toBeNull();
    expect(removalProblem(ada, all, sue)).toBeNull();
  });

  it('A6 support and a clinic admin do not stand in for the last vendor admin, who stands in for them', () => {
    expect(removalProblem(vera, [vera, sue, ada], { id: 99, standing: 'VENDOR_ADMIN' })).toMatch(/last admin/);
    expect(roleProblem(vera, [vera, sue, ada], PROVIDER)).toMatch(/last admin/);
    expect(removalProblem(ada, [ada, sue], sue)).toMatch(/last admin/);
    expect(removalProblem(ada, [ada, vera], vera)).toBeNull();
    expect(removalProblem(sue, [ada, sue], sam)).toBeNull();
  });
});
