import { expect, it } from 'vitest';
import { removalProblem, roleProblem } from './team.ts';

const ADMIN = 'PORTAL_PROVIDER_ADMIN';
const PROVIDER = 'PORTAL_PRACTITIONER';
const ada = { id: 1, role: ADMIN, registered: true } as const;
const ben = { id: 2, role: ADMIN, registered: true } as const;
const invited = { id: 3, role: ADMIN, registered: false } as const;
const cleo = { id: 4, role: PROVIDER, registered: true } as const;

it('OPEN-109 lets nobody delete themselves, whoever else is there', () => {
  expect(removalProblem(ada, [ada, ben], 1)).toBe('You cannot delete yourself.');
  expect(removalProblem(cleo, [ada, cleo], 4)).toBe('You cannot delete yourself.');
});

it('A6 keeps the last admin who can sign in', () => {
  expect(removalProblem(ada, [ada, invited, cleo], 9)).toMatch(/last admin/);
  expect(roleProblem(ada, [ada, invited, cleo], PROVIDER)).toMatch(/last admin/);
  expect(roleProblem(ada, [ada, invited, cleo], ADMIN)).toBeNull();
});

it('A6 lets go of admins while another one is registered, and of everybody else', () => {
  expect(removalProblem(ada, [ada, ben], 2)).toBeNull();
  expect(roleProblem(ada, [ada, ben], PROVIDER)).toBeNull();
  expect(removalProblem(invited, [ada, invited], 1)).toBeNull();
  expect(roleProblem(invited, [ada, invited], PROVIDER)).toBeNull();
  expect(removalProblem(cleo, [ada, cleo], 1)).toBeNull();
});
